import { words } from '#contract/kit/words.ts'

export const documentWords = words('document', {
  title: ['Documentos em arquivo', 'Document files'],
  lead: [
    'Cópias do contrato, da identidade, do cartão CNPJ: vistas pela própria pessoa e por quem edita pessoas.',
    'Copies of the contract, ID or CNPJ card: seen by the person and by those who edit people.',
  ],
  none: ['Nenhum documento ainda.', 'No documents yet.'],
  column_kind: ['Tipo de documento', 'Document type'],
  kind_contract: ['Contrato', 'Contract'],
  kind_identity: ['Identidade', 'ID'],
  kind_cnpjCard: ['Cartão CNPJ', 'CNPJ card'],
  kind_address: ['Comprovante de endereço', 'Proof of address'],
  kind_bank: ['Dados bancários', 'Bank details'],
  kind_other: ['Outro', 'Other'],
  column_files: ['Arquivo', 'File'],
  save: ['Guardar', 'Save'],
  remove: ['Remover', 'Remove'],
  removeOne: ['Remover {{name}}', 'Remove {{name}}'],
  removeAsk: ['Remover {{name}}?', 'Remove {{name}}?'],
  full: ['Uma pessoa tem no máximo {{max}} documentos.', 'A person can have at most {{max}} documents.'],
})
