import { words } from '#contract/kit/words.ts'

export const ledgerWords = words('ledger', {
  differs: ['O livro-razão não confere', 'The ledger does not add up'],
  dataKinds: [
    'Valores devidos e pagos a pessoas, valores de clientes',
    'Amounts owed and paid to people, amounts of clients',
  ],
  differsBody: [
    'A verificação diária encontrou valores que não foram lançados pelo sistema. Não pague nem feche nada até saber o que aconteceu: compare o banco de dados com um backup anterior.',
    'The daily check found amounts that Nucleo did not post. Do not pay or close anything until you know what happened: compare the database with an earlier backup.',
  ],
  balances: [
    'Contas com saldo diferente da soma dos lançamentos: {{list}}',
    'Accounts whose balance is not the sum of their entries: {{list}}',
  ],
  transactions: ['Transações que não somam zero: {{list}}', 'Transactions that do not sum to zero: {{list}}'],
  days: ['Dias selados que mudaram: {{list}}', 'Sealed days that have changed: {{list}}'],
})
