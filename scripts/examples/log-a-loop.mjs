// Logs a loop with an API token: starts it, stops it, concludes it. Node 20 or later, nothing to install.
//
//   NUCLEO_URL=https://nucleo.example NUCLEO_TOKEN=nucleo_… node scripts/examples/log-a-loop.mjs
//
// The token needs the scopes profile:read, loops:read and loops:write.

const { NUCLEO_URL: base, NUCLEO_TOKEN: token } = process.env
if (!base || !token) throw new Error('Set NUCLEO_URL and NUCLEO_TOKEN.')

const call = async (method, path, body) => {
  const answer = await fetch(new URL(path, base), {
    method,
    headers: { authorization: `Bearer ${token}`, 'x-locale': 'en', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const json = await answer.json()
  // Calls of a loop answer a business refusal with status 200.
  if (!answer.ok || json.status === 'error') throw new Error(`${method} ${path}: ${json.detail ?? json.message}`)
  return { data: json.data, serverTime: Number(answer.headers.get('x-server-time')) }
}

/** Formats a time for the calls of a loop: DD-MM-YYYY HH:mm:ss in São Paulo. */
const callTime = (at) => {
  const options = { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'medium' }
  const [day, time] = new Intl.DateTimeFormat('en-GB', options).format(at).split(', ')
  return `${day.replaceAll('/', '-')} ${time}`
}

const { data: me } = await call('GET', '/api/auth/user')
const { data: atoms } = await call('GET', `/api/atomosPorLooper/${me.id}`)
const [atom] = atoms
if (!atom) throw new Error('No atom is open to a loop of yours.')

// The server's clock counts: its time comes with every answer.
const asked = await call('GET', `/api/loadPontoLooper/${me.id}`)
const { data: loop, serverTime } = await call('PATCH', '/api/startPonto', {
  user_id: me.id,
  atomo_id: atom.id,
  data_inicio: callTime(asked.serverTime),
  status: 1,
  // A repeated start with this id starts nothing twice.
  client_id: crypto.randomUUID(),
})
console.log(`started ${loop.id} on ${atom.nome}`)

await call('PUT', `/api/stopPonto/${loop.id}`, { data_fim: callTime(serverTime), status: 2, descricao: 'By the API' })
console.log(`stopped ${loop.id}`)

await call('PATCH', '/api/concluirPonto', { id: loop.id, descricao: 'By the API', tipo: 1 })
console.log(`concluded ${loop.id}`)
