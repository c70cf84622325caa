import { faces } from '#contract/faces.ts'
import { byScreen } from '#contract/kit/face.ts'
import type { BuiltName } from '#contract/routes/built.ts'

/**
 * Everyday words, Portuguese and English together, for screens that are called otherwise: who types them means the screen.
 * Whole words count as much as the name.
 */
export const screenSynonyms: Readonly<Partial<Record<BuiltName, string>>> = {
  ...byScreen(faces, 'synonyms'),
  home: 'casa painel dashboard inicio resumo start',
  lobby: 'recepcao dia today novidades news',
  loopCenter:
    'horas hora hours relatorio relatorios report reports timesheet ponto pontos apontamento lancamentos planilha spreadsheet folha jornada registro registros tempo time loops historico history minhas my extra extras overtime banco excel pdf log corrigir correct fix',
  loopControl:
    'controle control esquecidos esquecido forgotten fila queue parar stop supervisao monitor quem who running andamento pendentes pending inativo',
  loopImport: 'importar import toggl clockify kimai harvest solidtime csv horas hours planilha trazer',
  reports:
    'relatorio relatorios report reports grafico graficos chart charts barras bars estatistica estatisticas statistics exportar export imprimir print analise analysis resumo summary comparar compare excel csv pdf horas hours cliente client mes month',
  loopNew: 'manual lancar horas add time novo loop esqueci forgot',
  myWork:
    'tarefas tarefa tasks task todo to do pendencias agenda schedule prazos deadlines trabalho work minhas calendario calendar pending due',
  atomList: 'tarefas tarefa tasks task cartoes cards issues',
  looperList: 'pessoas pessoa people person colaboradores funcionarios staff employees usuarios membros members users',
  workstationVentures: 'projeto project produto produtos products metas goals okr gates etapas',
  projectList: 'projetos projects quadro quadros board boards kanban',
  team: 'equipe time colegas colleagues squad quem who trabalhando working team gestor gerente lider manager leader usuario usuarios user users pessoas people',
  invitationList: 'convidar convite invite invites',
  registrationList: 'aprovar approve cadastro sign up inscricao',
  permissionRoles: 'papeis papel roles role acesso acessos rights direitos ver como view as',
  userConfig: 'feriados feriado holidays holiday organizacao organisation organization politica policy',
  mailReports: 'emails email mails smtp cartas',
  profile:
    'foto photo nome name conta account eu me banco bank endereco address documentos email e-mail telefone phone pix meus my dados data excluir apagar delete erase',
  settings:
    'preferencias preferences preferencia opcoes options ajustes avisos notificacoes notifications notices notice token tokens api webhooks fuso timezone atalhos shortcuts teclas tours configurar configuracao setup horario zone alerts lembrete lembretes reminder reminders',
  fortress:
    'senha password seguranca security sessoes sessions dispositivos devices 2fa passkey passkeys chave chaves duas etapas esqueci forgot login verificacao verification autenticador authenticator two-factor factor',
  help: 'duvida duvidas manual tutorial docs documentacao faq guide como how to',
  support: 'contato contact chamado ticket mensagem message reclamar problema problem bug feedback',
  terms: 'contrato legal privacidade privacy lgpd',
  libraryVentures: 'especificacao specs spec',
  managerList: 'gerente gerentes lider manager managers leader',
  about: 'versao version licenca license licence novidades',
  selfTest: 'teste test diagnostico microfone som sound conexao connection testar microphone camera speaker',
  schematic: 'mapa map distritos districts',
  accessibility: 'acessivel leitor a11y contraste contrast',
  auditLog: 'auditoria log logs historico mudancas changes atividade activity',
  accessLog: 'acesso acessos entradas logins access',
  portfolio: 'cronograma gantt roadmap timeline linha',
  capacity: 'carga load disponibilidade availability planejamento planning workload',
  entregaList: 'entregaveis deliverables deliverable entrega delivery escopo scope precos prices',
  workstationParticles: 'ideias ideia ideas idea sugestoes suggestions votos votes quadro board kanban',
  libraryResources:
    'documentos documents arquivos files guias wiki recursos recurso resources resource anexos anexo attachments attachment',
  headquarter: 'matriz sede cliente visao overview gate aprovar approve entregas entrega deliveries delivery',
  incidentList: 'incidente incident vazamento leak breach anpd lgpd seguranca security',
  warden: 'aceites termos governanca governance terms acceptances lgpd dados data privacidade privacy gdpr',
}
