import { words } from '#contract/kit/words.ts'

export const resourceWords = words('resource', {
  one: ['Recurso', 'Resource'],
  title: ['Recursos', 'Resources'],
  create: ['Novo recurso', 'New resource'],
  search: ['Nome ou venture', 'Name or venture'],
  emptyBody: [
    'Um recurso é o que se consulta sempre de uma venture: documentação, guias e anexos. Abra uma venture para guardar o primeiro.',
    'Resources are what people look up often in a venture: documentation, guides and attachments. Open a venture to add the first.',
  ],
  column_nome: ['Nome', 'Name'],
  column_venture: ['Venture', 'Venture'],
  column_resource_type: ['Tipo', 'Type'],
  column_descricao: ['Texto (Markdown)', 'Text (Markdown)'],
  column_files: ['Arquivos', 'Files'],
  column_created_at: ['Criado em', 'Created'],
  resource_type_documentation: ['Documentação', 'Documentation'],
  resource_type_guide: ['Guia', 'Guide'],
  resource_type_attachment: ['Anexo', 'Attachment'],
  stays: ['Um recurso fica na sua venture.', 'A resource cannot move to another venture.'],
  tooBig: [
    'Este arquivo é grande demais para ser mostrado aqui: baixe-o.',
    'This file is too large to be shown here: download it.',
  ],
})
