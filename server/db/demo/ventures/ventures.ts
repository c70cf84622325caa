import { aroeira } from './aroeira.ts'
import { bemviver } from './bemviver.ts'
import { casa } from './casa.ts'
import { grao } from './grao.ts'
import { lua } from './lua.ts'
import { type GateText, outline } from './outline.ts'
import { vereda } from './vereda.ts'

export interface VentureText {
  code: string
  nome: string
  descricao: string
  /** Index in `clients`, or null for the studio itself. */
  client: number | null
  status: 0 | 1
  stage: 'negotiation' | 'analysis' | 'approved' | 'execution' | 'finished' | 'accepted'
  /** Position in the specification's list of cycles, from 1. */
  cycle: number
  delivery_type: 1 | 2
  faturavel: boolean
  /** One of `venturePriority`. */
  priority: number
  /** Agreed hours and price; null where nothing is agreed. */
  hours: number | null
  price_centavos: number | null
  escopo: string
  /** First and last day, from today. */
  from: number
  to: number
  gates: GateText[]
  /** Members besides the people who work on its atoms, by the beginning of the e-mail. */
  members: readonly string[]
}

export const organisation = 'Estúdio Jacarandá Digital'

export const clients = [
  'Banco Vereda S.A.',
  'Lua Cheia Calçados',
  'Rede Bem Viver Saúde',
  'Colégio Aroeira',
  'Cooperativa Grão Dourado',
] as const

/** Data of the client companies, in the order of their names; nobody has these numbers and domains (.example, 5555). */
export const companyData = [
  {
    razao_social: 'Banco Vereda S.A.',
    cnpj: '10427583000195',
    email: 'contato@bancovereda.example',
    telefone: '+551135555501',
    city: 'São Paulo',
    uf: 'SP',
  },
  {
    razao_social: 'Lua Cheia Calçados Ltda.',
    cnpj: '23816409000186',
    email: 'ola@luacheia.example',
    telefone: '+555135555502',
    city: 'Novo Hamburgo',
    uf: 'RS',
  },
  {
    razao_social: 'Rede Bem Viver de Saúde Ltda.',
    cnpj: '31790546000117',
    email: 'rede@bemviver.example',
    telefone: '+553135555503',
    city: 'Belo Horizonte',
    uf: 'MG',
  },
  {
    razao_social: 'Colégio Aroeira Educação S/S',
    cnpj: '42568017000190',
    email: 'direcao@aroeira.example',
    telefone: '+558135555504',
    city: 'Recife',
    uf: 'PE',
  },
  {
    razao_social: 'Cooperativa Agrícola Grão Dourado',
    cnpj: '56371928000137',
    email: 'coop@graodourado.example',
    telefone: '+554335555505',
    city: 'Londrina',
    uf: 'PR',
  },
] as const

export const ventures: readonly VentureText[] = [
  {
    code: 'VER-01',
    nome: 'Aplicativo Banco Vereda',
    descricao: 'Conta, Pix, cartões e boletos em um aplicativo novo para Android e iPhone.',
    client: 0,
    status: 0,
    stage: 'accepted',
    cycle: 4,
    delivery_type: 1,
    faturavel: true,
    priority: 2,
    hours: 1_900,
    price_centavos: 29_800_000,
    escopo: 'Aplicativo nas duas lojas, testes de segurança e noventa dias de garantia.',
    from: -402,
    to: -166,
    gates: outline(vereda),
    members: ['manager@', 'marcelo.vidal@', 'yara.monteiro@', 'supervisor@'],
  },
  {
    code: 'LUA-01',
    nome: 'Loja virtual Lua Cheia',
    descricao: 'Nova loja virtual ligada ao estoque das vinte e três lojas físicas, com noventa dias de garantia.',
    client: 1,
    status: 1,
    stage: 'finished',
    cycle: 5,
    delivery_type: 1,
    faturavel: true,
    priority: 3,
    hours: 3_600,
    price_centavos: 54_000_000,
    escopo: 'Catálogo, carrinho, pagamento e integração com o estoque das lojas físicas.',
    from: -388,
    to: -4,
    gates: outline(lua),
    members: ['manager@', 'client@', 'partner@', 'supervisor@', 'commercial@'],
  },
  {
    code: 'BEM-01',
    nome: 'Portal do paciente Bem Viver',
    descricao: 'Agendamento, exames e telemedicina para as doze unidades da rede.',
    client: 2,
    status: 1,
    stage: 'execution',
    cycle: 3,
    delivery_type: 2,
    faturavel: true,
    priority: 4,
    hours: 5_200,
    price_centavos: null,
    escopo: 'Agenda, resultados de exames e telemedicina, unidade por unidade, cobrados por hora.',
    from: -286,
    to: 118,
    gates: outline(bemviver),
    members: [
      'manager@',
      'fernanda.quintela@',
      'beatriz.nakamura@',
      'partner@',
      'supervisor@',
      'elisa.hoffmann@',
      'guest@',
    ],
  },
  {
    code: 'JAC-01',
    nome: 'Painel de operação do estúdio',
    descricao: 'Ferramenta interna com margem, capacidade da equipe e previsão de entregas.',
    client: null,
    status: 1,
    stage: 'approved',
    cycle: 2,
    delivery_type: 2,
    faturavel: false,
    priority: 1,
    hours: 1_400,
    price_centavos: null,
    escopo: '',
    from: -138,
    to: 150,
    gates: outline(casa),
    members: ['manager@', 'fernanda.quintela@', 'jorge.salomao@', 'finance@', 'supervisor@'],
  },
  {
    code: 'ARO-01',
    nome: 'Agenda escolar Aroeira',
    descricao: 'Recados, autorizações e calendário para as famílias do colégio.',
    client: 3,
    status: 1,
    stage: 'analysis',
    cycle: 1,
    delivery_type: 1,
    faturavel: true,
    priority: 2,
    hours: 900,
    price_centavos: 13_200_000,
    escopo: 'Recados, autorizações e calendário para até mil e duzentas famílias.',
    from: -74,
    to: 200,
    gates: outline(aroeira),
    members: ['jorge.salomao@', 'sergio.fagundes@', 'partner@', 'commercial@'],
  },
  {
    code: 'GRA-01',
    nome: 'Rastreio de safra Grão Dourado',
    descricao: 'Do talhão ao porto: lotes, transporte e certificado de origem.',
    client: 4,
    status: 1,
    stage: 'negotiation',
    cycle: 7,
    delivery_type: 2,
    faturavel: true,
    priority: 2,
    hours: null,
    price_centavos: null,
    escopo: 'A definir com a cooperativa depois da visita a duas fazendas.',
    from: -40,
    to: 200,
    gates: outline(grao),
    members: ['jorge.salomao@', 'antonio.camargo@', 'leandro.pacheco@', 'commercial@', 'rodrigo.castanho@'],
  },
]
