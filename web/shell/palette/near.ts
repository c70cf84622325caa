import type { Permission } from '#contract/access/matrix.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import type { BuiltName } from '#contract/routes/built.ts'
import type { paletteWords } from '#contract/shell/palette.words.ts'

interface Near {
  readonly key: Exclude<KeyOf<typeof paletteWords>, 'near'>
  /** Where it leads: the first that the role may open. */
  readonly to: readonly BuiltName[]
  readonly query?: string
  /** What is typed for it, both languages, plain. */
  readonly also: string
  /** Not offered to who holds this permission: a screen of theirs is the answer. */
  readonly unless?: Permission
  /** Not offered while this key is bound, or this action of the page is there, which does it. */
  readonly without?: string
}

/**
 * Words that people type and no screen is called by, with the nearest thing: said where the thing itself is to come, is not
 * theirs, or cannot be done at this moment. Once there is a screen, its line goes.
 */
export const nearest: readonly Near[] = [
  {
    key: 'late',
    to: ['atomList'],
    query: '?late=true',
    also: 'prazo atraso atrasado vencido vencendo pendente urgente overdue late deadline due delayed urgent',
  },
  {
    key: 'vacation',
    to: ['capacity', 'team'],
    also: 'ferias folga feriado ausencia afastamento recesso vacation leave pto holiday absence off',
  },
  {
    key: 'meeting',
    to: ['team'],
    also: 'reuniao encontro evento compromisso daily call video meeting event appointment conference sala room',
  },
  { key: 'chat', to: ['support'], also: 'chat conversa conversar bate papo mensagem dm talk message messages' },
  {
    key: 'course',
    to: ['library'],
    also: 'curso aula treinamento academia course lesson training academy learn aprender',
  },
  { key: 'crm', to: ['clientList'], also: 'crm lead funil venda vendas sales pipeline' },
  { key: 'wallet', to: ['orderList'], also: 'carteira saldo wallet balance' },
  {
    key: 'comment',
    to: ['myWork', 'headquarter'],
    also: 'comentar comentario mencionar responder comment mention reply',
  },
  {
    key: 'permission',
    to: ['help'],
    query: '?artigo=papeis',
    also: 'permissao permissoes papel acesso permission role access rights',
    unless: 'permission.open',
  },
  {
    key: 'invite',
    to: ['support'],
    also: 'convidar convite invite invitation',
    unless: 'invitation.create',
  },
  {
    key: 'client',
    to: ['workstationVentures', 'projectList'],
    also: 'cliente empresa client customer company',
    unless: 'client.open',
  },
  {
    key: 'cell',
    to: ['workstationVentures', 'projectList'],
    also: 'celula gate etapa fase marco cell stage phase milestone',
    unless: 'cell.create',
  },
  {
    key: 'import',
    to: ['loopRequestNew'],
    also: 'importar toggl clockify csv import trazer',
    unless: 'loop.create',
  },
  {
    key: 'stop',
    to: ['loopCenter'],
    also: 'parar pausar pausa encerrar finalizar terminar almoco intervalo stop pause break finish end lunch clock out',
    without: 's',
  },
  {
    key: 'cancel',
    to: ['loopCenter'],
    also: 'cancelar descartar apagar excluir remover corrigir loop hora timer cancel discard delete remove correct fix',
  },
  {
    key: 'last',
    to: ['myWork'],
    also: 'ultima ultimo anterior recente continuar retomar tarefa last previous recent continue resume task',
    without: 'r',
  },
  {
    key: 'mobile',
    to: ['help'],
    query: '?artigo=conexao',
    also: 'celular telefone aplicativo app android iphone mobile phone install instalar',
  },
  {
    key: 'export',
    to: ['reports'],
    also: 'exportar baixar planilha spreadsheet download export csv excel',
    without: 'export.',
  },
  { key: 'undo', to: ['help'], query: '?artigo=atalhos', also: 'desfazer refazer voltar undo redo back' },
]
