import { beforeEach, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { Locale } from '#contract/kit/words.ts'
import { hotkeys } from '#web/kit/ui/keys/useHotkey.ts'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { setLocale } from '#web/kit/words.ts'
import { findItems, sectionsOf, type PaletteItem } from '#web/shell/palette/paletteItems.ts'
import { usePaletteItems } from '#web/shell/palette/usePaletteItems.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const nothing = () => undefined
const key = (keys: string, label: string) => ({ keys, label, run: nothing })

/** Actions of the frame, the timer and a table of a page. */
beforeEach(() => {
  hotkeys.set([])
  pageActions.set([])
})

const here = (locale: Locale) => {
  const pt = locale === 'pt'
  hotkeys.set([
    key('n', pt ? 'Iniciar loop' : 'Start loop'),
    key('s', pt ? 'Parar loop' : 'Stop the loop'),
    key('r', pt ? 'Continuar: Desenhar a vitrine' : 'Continue: Desenhar a vitrine'),
    key('?', pt ? 'Atalhos do teclado' : 'Keyboard shortcuts'),
  ])
  const group = pt ? 'Nesta tela' : 'On this screen'
  pageActions.set([
    () => [
      {
        id: 'export.0',
        label: pt ? 'Exportar como CSV' : 'Export as CSV',
        also: 'Exportar Export',
        group,
        run: nothing,
      },
      {
        id: 'filter.status',
        label: pt ? 'Filtrar por status' : 'Filter by status',
        also: 'Filtrar Filter',
        group,
        run: nothing,
      },
    ],
  ])
}

const itemsOf = (role: Role, locale: Locale): readonly PaletteItem[] => {
  let items: readonly PaletteItem[] = []
  const Reading = () => {
    items = usePaletteItems()
    return null
  }
  setLocale(locale)
  here(locale)
  const { unmount } = render(<Reading />, { me: person(role, { locale }) })
  unmount()
  return items
}

/** Words, each with the items that may be its first or second hit. */
const both = {
  pt: {
    horas: 'loopCenter',
    relatório: 'reports',
    timesheet: 'loopCenter',
    ponto: 'loopCenter',
    escuro: 'theme.dark',
    claro: 'theme.light',
    tema: 'theme.light theme.dark',
    'modo noturno': 'theme.dark',
    idioma: 'language.pt language.en',
    inglês: 'language.en',
    sair: 'leave',
    logout: 'leave',
    perfil: 'profile',
    foto: 'profile',
    exportar: 'export.0',
    filtrar: 'filter.status',
    ventures: 'workstationVentures',
    timer: 'n',
    cronômetro: 'n',
    iniciar: 'n',
    tarefas: 'myWork atomList',
    átomos: 'atomList',
    ideias: 'workstationParticles',
    senha: 'fortress',
    notificações: 'settings',
    preferências: 'settings',
    ajuda: 'help',
    manual: 'help',
    suporte: 'support',
    atalhos: '?',
    teclado: '?',
    segurança: 'fortress',
    sessões: 'fortress',
    'semana passada': 'period.lastWeek',
    hoje: 'period.today',
    'este mês': 'period.month',
    início: 'home',
    termos: 'terms',
    férias: 'holidays',
    recibo: 'receipts',
  },
  en: {
    hours: 'loopCenter',
    report: 'reports',
    timesheet: 'loopCenter',
    history: 'loopCenter',
    dark: 'theme.dark',
    light: 'theme.light',
    theme: 'theme.light theme.dark',
    'night mode': 'theme.dark',
    language: 'language.pt language.en',
    portuguese: 'language.pt',
    'sign out': 'leave',
    logout: 'leave',
    profile: 'profile',
    photo: 'profile',
    export: 'export.0',
    filter: 'filter.status',
    ventures: 'workstationVentures',
    timer: 'n',
    start: 'n',
    play: 'n',
    tasks: 'myWork atomList',
    atoms: 'atomList',
    ideas: 'workstationParticles',
    password: 'fortress',
    notifications: 'settings',
    preferences: 'settings',
    help: 'help',
    guide: 'help',
    support: 'support',
    shortcuts: '?',
    keyboard: '?',
    security: 'fortress',
    sessions: 'fortress',
    'last week': 'period.lastWeek',
    today: 'period.today',
    'this month': 'period.month',
    home: 'home',
    terms: 'terms',
    vacation: 'holidays',
    receipt: 'receipts',
  },
} as const

/** Further words, each with its items. */
const besides = {
  pt: {
    folha: 'loopCenter',
    'folha de ponto': 'loopCenter',
    pausa: 's',
    parar: 's',
    continuar: 'r',
    retomar: 'r',
    planilha: 'loopCenter',
    prazos: 'myWork',
    conta: 'profile',
    ontem: 'period.yesterday',
    'mês passado': 'period.lastMonth',
    aparência: 'theme.light theme.dark theme.auto',
    arquivos: 'libraryResources',
    mapa: 'schematic',
    versão: 'about',
    equipe: 'team',
    capacidade: 'capacity',
    roadmap: 'portfolio',
    'banco de horas': 'loopCenter',
    'hora extra': 'loopCenter',
    'minhas horas': 'loopCenter',
    corrigir: 'loopCenter',
    calendário: 'myWork',
    configurar: 'settings',
    colega: 'team',
    gestor: 'team managerList',
    'quem está trabalhando': 'team',
    desconectar: 'leave',
    'mudar a senha': 'fortress',
    'senha nova': 'fortress',
    esqueci: 'fortress',
    autenticador: 'fortress',
    'editar perfil': 'profile',
    'meus dados': 'profile',
    'apagar conta': 'profile',
    telefone: 'profile',
    pix: 'profile',
    excel: 'loopCenter export.0',
    quadro: 'projectList workstationParticles',
    kanban: 'projectList workstationParticles',
    'novo átomo': 'atomList',
    almoço: 's',
    encerrar: 's',
    trabalhar: 'n',
    'fuso horário': 'settings',
    lembrete: 'settings',
    'semana atual': 'period.week',
    'minha semana': 'weekSheet',
    novidades: 'lobby',
    testar: 'selfTest',
    câmera: 'selfTest',
    recursos: 'libraryResources',
    anexo: 'libraryResources',
    especificação: 'libraryVentures',
    entregas: 'headquarter entregaList',
    usuário: 'team looperList',
    duvidas: 'help',
    licença: 'about',
  },
  en: {
    'my hours': 'loopCenter',
    overtime: 'loopCenter',
    correct: 'loopCenter',
    'log time': 'n loopCenter',
    'clock in': 'n',
    'clock out': 's',
    stopwatch: 'n',
    track: 'n',
    lunch: 's',
    finish: 's',
    calendar: 'myWork',
    due: 'myWork',
    pending: 'myWork',
    setup: 'settings',
    'time zone': 'settings',
    alerts: 'settings',
    reminder: 'settings',
    colleague: 'team',
    manager: 'team managerList',
    user: 'team looperList',
    'who is working': 'team',
    disconnect: 'leave',
    'change my password': 'fortress',
    forgot: 'fortress',
    'two-factor': 'fortress',
    authenticator: 'fortress',
    'edit profile': 'profile',
    'my data': 'profile',
    'delete account': 'profile',
    phone: 'profile',
    email: 'profile mailReports',
    board: 'projectList workstationParticles',
    kanban: 'projectList workstationParticles',
    'new atom': 'atomList',
    news: 'lobby',
    camera: 'selfTest',
    resources: 'libraryResources',
    attachment: 'libraryResources',
    specs: 'libraryVentures',
    deliveries: 'headquarter entregaList',
    workload: 'capacity',
    feedback: 'support',
    licence: 'about',
    break: 's',
    pause: 's',
    stop: 's',
    continue: 'r',
    resume: 'r',
    deadlines: 'myWork',
    account: 'profile',
    yesterday: 'period.yesterday',
    'last month': 'period.lastMonth',
    appearance: 'theme.light theme.dark theme.auto',
    files: 'libraryResources',
    map: 'schematic',
    version: 'about',
    team: 'team',
    capacity: 'capacity',
    roadmap: 'portfolio',
  },
} as const

/** Words for what a looper may not open. */
const administrators = {
  pt: {
    pessoas: 'looperList',
    usuários: 'looperList',
    clientes: 'clientList',
    empresas: 'clientList',
    convidar: 'invitationList',
    papéis: 'permissionRoles',
    permissões: 'permissionRoles',
    'ver como': 'permissionRoles',
    auditoria: 'auditLog',
    feriados: 'userConfig',
  },
  en: {
    people: 'looperList',
    users: 'looperList',
    customers: 'clientList',
    companies: 'clientList',
    invite: 'invitationList',
    roles: 'permissionRoles',
    permissions: 'permissionRoles',
    'view as': 'permissionRoles',
    audit: 'auditLog',
    holidays: 'userConfig',
  },
} as const

/** Words without a right item among the first two hits. */
const missed = (items: readonly PaletteItem[], words: Readonly<Record<string, string>>) =>
  Object.entries(words).flatMap(([word, right]) => {
    const shown = sectionsOf(findItems(items, word)).flatMap((it) => it.items)
    const first = shown.slice(0, 2).map((it) => it.id)
    return right.split(' ').some((it) => first.includes(it)) ? [] : [`${word}: ${first.join(', ') || '–'}`]
  })

describe('everyday words lead to the right thing as the first or second hit', () => {
  test.each([
    [1, 'pt'],
    [1, 'en'],
    [4, 'pt'],
    [4, 'en'],
  ] as const)('role %i, %s: all but two of forty, which name what is not there yet', (role, locale) => {
    const items = itemsOf(role, locale)
    expect(Object.keys(both[locale])).toHaveLength(40)
    const lost = missed(items, both[locale])
    expect(lost.length, lost.join('; ')).toBeLessThanOrEqual(2)
    expect(missed(items, besides[locale])).toEqual([])
    const closed: readonly string[] = Object.values(administrators[locale])
    if (role === 1) expect(missed(items, administrators[locale])).toEqual([])
    else expect(items.filter(({ id }) => closed.includes(id))).toEqual([])
  })
})
