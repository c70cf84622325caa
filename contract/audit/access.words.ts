import { words } from '#contract/kit/words.ts'

/** The access log. */
export const accessWords = words('access', {
  title: ['Registro de acessos', 'Access log'],
  lead: ['Cada chamada ao servidor, guardada por seis meses.', 'Every call to the server, kept for six months.'],
  search: ['Chamada ou IP', 'Call or IP'],
  emptyBody: ['As chamadas aparecem em poucos segundos.', 'Calls appear within a few seconds.'],
  period: ['Período', 'Period'],
  nobody: ['Ninguém conectado', 'Nobody signed in'],
  unknownRoute: ['Endereço desconhecido', 'Unknown address'],
  column_time: ['Quando', 'When'],
  column_user: ['Quem', 'Who'],
  column_method: ['Método', 'Method'],
  column_route: ['Chamada', 'Call'],
  column_status: ['Resposta', 'Answer'],
  column_ip: ['Endereço IP', 'IP address'],
  column_port: ['Porta', 'Port'],
  method_GET: ['GET', 'GET'],
  method_POST: ['POST', 'POST'],
  method_PUT: ['PUT', 'PUT'],
  method_PATCH: ['PATCH', 'PATCH'],
  method_DELETE: ['DELETE', 'DELETE'],
  status_2xx: ['Atendida', 'Answered'],
  status_3xx: ['Redirecionada', 'Redirected'],
  status_4xx: ['Recusada', 'Refused'],
  status_5xx: ['Falhou', 'Failed'],
})
