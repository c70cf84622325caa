import { PAGE_MAX, PAGE_SIZE } from '#contract/kit/page.ts'
import { tokenScopes } from '#contract/token/token.scopes.ts'
import { FAILURES_MAX, TRIES_MAX, webhookEvents } from '#contract/webhook/webhook.ts'
import { codesHtml } from './codes.ts'
import { json } from './html.ts'

const problem = {
  type: '/problems/common.invalid',
  title: 'Please check the fields!',
  status: 422,
  detail: 'Please check the fields!',
  request_id: 'req-1f',
  errors: [{ path: 'nome', message: 'Fill in this field.' }],
}

const refused = { status: 'error', message: 'Você já possui um loop em andamento!', data: null }

const atomData = { id: 142, venture_id: 6, ref: 'JAC-42', nome: 'Write the brief', status: 1 }
const otherData = {
  'atom.assigned': atomData,
  'atom.accepted': atomData,
  'atom.finished': { ...atomData, status: 2 },
  'team.joined': { venture_id: 6, nome: 'Jacarandá', position: 1, room: 1 },
  'invitation.accepted': { id: 31, email: 'ana@example.com', role: 4, venture_id: 6 },
}

const delivered = {
  id: '0e0a8b1c-6a3c-4f0e-9b39-2f5f7d1f8c11',
  type: 'loop.stopped',
  timestamp: '2026-11-02T12:00:00.000Z',
  data: {
    id: 6113,
    user_id: 7,
    atomo_id: 142,
    venture_id: 6,
    status: 2,
    tipo: null,
    inicio: '2026-11-02T11:00:00+00:00',
    fim: '2026-11-02T12:00:00+00:00',
    descricao: '',
  },
}

/** Text about all calls, above the calls themselves. */
export const introHtml = (): string => `
  <h2 id="begin">Begin</h2>
  <p>Send the token that <a href="#auth.login">auth.login</a> answers as <code>Authorization: Bearer …</code>. It lasts 60 minutes;
    <a href="#auth.refresh">auth.refresh</a> exchanges it. With a second factor, <a href="#auth.verify">auth.verify</a> comes first: until then every
    other call answers 406. What a person may not do in the product, their token may not do here.</p>
  <pre tabindex="0">curl https://nucleo.example/api/auth/login -H 'Content-Type: application/json' \\
  -d '{"email":"ana@example.com","password":"Oficina-do-sol-1"}'</pre>
  <p>Texts come in the language that the person has chosen; where they have chosen none, <code>X-Locale: en</code> asks for English instead of
    Portuguese.
    The same list for machines: <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>

  <h2 id="money">Calls that move money</h2>
  <p>They take an <code>Idempotency-Key</code>, 1 to 100 visible characters that you choose once for each action, a UUID for example. When no answer
    comes, repeat the request with its key: what was done is answered again and not done twice. The key with another input is refused with 422. A refused
    request may be repeated with its key. Keys are kept for 30 days.</p>

  <h2 id="tokens">API tokens</h2>
  <p>For programs: a person makes a token in their profile, chooses its scopes (${tokenScopes.map((it) => `<code>${it}</code>`).join(', ')}) and sends it the same way.
    It does what its person may do, within its scopes; without the scope, or where a call is closed to tokens, the answer is 403. It ends when it is
    revoked or expires, and when its person's role changes or they are switched off. Each call below names its scope;
    <code>scripts/examples/log-a-loop.mjs</code> logs a loop with one.</p>

  <h2 id="webhooks">Webhooks</h2>
  <p>A person has an address of theirs told of their own loops, of atoms that they are on or answer for, of teams that they join and of
    invitations that they sent (${webhookEvents.map((it) => `<code>${it}</code>`).join(', ')}; <code>webhook.test</code> by
    the button in the profile). Each is a <code>POST</code> of JSON, signed as Standard Webhooks says:</p>
  <pre tabindex="0">${json(delivered)}</pre>
  <p>The <code>data</code> of the other events:</p>
  <pre tabindex="0">${json(otherData)}</pre>
  <p><code>webhook-id</code> is the id of the message, the same when it is sent again; <code>webhook-timestamp</code> the seconds since 1970 of this try;
    <code>webhook-signature</code> is <code>v1,</code> and, in base64, the HMAC-SHA256 of <code>id.timestamp.body</code>, the body as it came, byte by byte.
    The key is what follows <code>whsec_</code> in the secret, read as base64. Refuse what is
    older than five minutes. <code>scripts/examples/verify-webhook.mjs</code> does so.</p>
  <p>Any status from 200 to 299 is a success; redirects are not followed. A failure is tried again, up to ${String(TRIES_MAX)} times with pauses that double;
    ${String(FAILURES_MAX)} given up in a row switch the webhook off.</p>

  <h2 id="times">Times, money, hours</h2>
  <p>Instants are ISO 8601 in UTC (<code>2026-11-02T12:00:00Z</code>), days are <code>YYYY-MM-DD</code>. The calls of a loop
    (<a href="#loop.start">startPonto</a>, <a href="#loop.stop">stopPonto</a>, and their kin) send and answer <code>data_inicio</code> and
    <code>data_fim</code> as <code>DD-MM-YYYY HH:mm:ss</code> in the zone <b>America/Sao_Paulo</b>, whatever the person's own; the same instants stand
    beside them as <code>inicio</code> and <code>fim</code> in ISO 8601. The server owns the clock: a time more than 120 seconds off its own is
    replaced by it. Money is whole centavos of R$; durations are whole seconds unless a field says otherwise.</p>

  <h2 id="lists">Lists</h2>
  <p>A list takes <code>page</code> (from 1), <code>per_page</code> (${String(PAGE_SIZE)}, at most ${String(PAGE_MAX)}), <code>sort</code> (a column, falling
    with <code>-</code> before it), <code>q</code> (search, without regard to accents or case) and its filters; it answers <code>data</code>,
    <code>total</code>, <code>page</code>, <code>per_page</code>. A column that the person may not see is absent, and neither sorts nor filters.</p>

  <h2 id="changes">Changes</h2>
  <p>A record has a <code>version</code>; a change sends the one it was made from. If somebody else was faster the answer is 409 with the record as
    it stands now. Starting a loop may carry a <code>client_id</code> (a UUID): the same one sent again starts nothing twice.</p>

  <h2 id="refusals">Refusals</h2>
  <p>A refusal is <code>application/problem+json</code> (RFC 9457). <code>type</code> is stable and meant for programs, <code>detail</code> is a sentence for people,
    <code>errors</code> names each field, <code>request_id</code> is what support asks for. 429 and 503 carry <code>Retry-After</code>.</p>
  <pre tabindex="0">${json(problem)}</pre>
  <p>The calls of a loop that the specification names answer a business refusal with status 200 and this body:</p>
  <pre tabindex="0">${json(refused)}</pre>

  <h2 id="codes">Codes</h2>${codesHtml()}

  <h2 id="try">Try it</h2>
  <p>Each call below has a form that sends it from this page. <b>It is the real call</b>: what changes data changes it for good.</p>
  <p><label>Token <input id="token" type="password" autocomplete="off" spellcheck="false" size="40"></label>
    <button type="button" id="session">Use my session in this browser</button> <span id="told" role="status"></span></p>`
