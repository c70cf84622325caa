import { faces } from '#contract/faces.ts'
import type { Face } from '#contract/kit/face.ts'

/**
 * What happens in each place that names a person when the person is erased. `erase`: the rows go. `forget`: the rows stay
 * and name nobody any more. `keep`: the rows stay with the person's number, which by then stands for a pseudonym.
 */
type Outcome = 'erase' | 'forget' | 'keep'

export interface Place {
  /** Table and column that refer to a person. */
  readonly at: readonly [table: string, column: string]
  readonly outcome: Outcome
  /** SQL values of columns that are overwritten where the rows stay. */
  readonly set?: Readonly<Record<string, string>>
  /** Set when the rows are part of the person's own data, without these columns. */
  readonly shown?: { readonly without: readonly string[] }
}

const all = { without: [] }
const erase = (table: string, column = 'user_id', shown?: Place['shown']): Place => ({
  at: [table, column],
  outcome: 'erase',
  ...(shown && { shown }),
})
const forget = (table: string, column: string): Place => ({ at: [table, column], outcome: 'forget' })
const keep = (table: string, column: string, more: Pick<Place, 'shown' | 'set'> = { shown: all }): Place => ({
  at: [table, column],
  outcome: 'keep',
  ...more,
})

const ofNouns = Object.values<Face>(faces).flatMap(({ people = {} }) =>
  Object.entries(people).map(([at, outcome]): Place => {
    const [table = '', column = ''] = at.split('.')
    if (outcome === 'erase') return erase(table, column)
    if (outcome === 'forget') return forget(table, column)
    return keep(table, column, outcome === 'own' ? { shown: all } : {})
  }),
)

/** Every column that refers to `users`, those of nouns from their faces; a test compares this list with the database, so that none is missing. */
export const places: readonly Place[] = [
  // Access: of no use once the person is gone.
  erase('sessions', 'user_id', { without: ['token_id', 'previous_token_id', 'viewing_id', 'viewing_until'] }),
  forget('sessions', 'viewing_id'),
  erase('recovery_codes'),
  erase('sign_in_places'),
  erase('sign_in_devices'),
  erase('sign_out_codes'),
  erase('passkeys', 'user_id', { without: ['public_key', 'credential', 'counter'] }),
  erase('password_resets'),
  erase('api_tokens', 'user_id', { without: ['hash'] }),
  erase('webhooks', 'user_id', { without: ['secret'] }),
  erase('data_exports', 'user_id', { without: ['key'] }),
  // Their settings of the product.
  erase('notifications', 'user_id', all),
  erase('notification_choices', 'user_id', all),
  erase('tour_progress', 'user_id', all),
  erase('news_reads', 'user_id', all),
  erase('news_reactions', 'user_id', all),
  erase('news_feeds', 'user_id', { without: ['hash'] }),
  erase('table_view_defaults'),
  erase('watchers', 'user_id', all),
  erase('atom_pins', 'user_id', all),
  erase('import_headers'),
  // Answers to calls that moved money, for repeating one.
  erase('idempotency_keys'),
  // Before the invitation that each row refers to.
  erase('client_accesses', 'user_id', all),
  erase('invitations', 'user_id', { without: ['hash'] }),
  erase('user_areas', 'user_id', all),
  // Their details: documents, address, bank.
  erase('person_documents', 'user_id', all),
  erase('person_details', 'user_id', all),
  erase('registrations', 'user_id', { without: ['password_hash', 'hash'] }),
  // Others work with a shared view.
  keep('table_views', 'user_id'),
  // Work and the basis of its pay: kept by law and contract (LGPD, article 16, I), pseudonymised.
  keep('loops', 'user_id'),
  keep('loops', 'written_by_id', {}),
  keep('loop_adjustments', 'author_id'),
  keep('loop_sums', 'user_id', {}),
  keep('deleted_loops', 'user_id'),
  keep('deleted_loops', 'by_id', {}),
  keep('discarded_loops', 'user_id', {}),
  // The ledger is append-only; their orders show what they were paid.
  keep('ledger_accounts', 'user_id', {}),
  keep('ledger_transactions', 'actor_id', {}),
  keep('invoices', 'created_by_id', {}),
  keep('invoices', 'paid_by_id', {}),
  keep('invoices', 'ended_by_id', {}),
  keep('hourly_values', 'user_id'),
  keep('hourly_values', 'by_id', {}),
  keep('particles', 'author_id'),
  keep('particle_votes', 'user_id'),
  keep('atom_loopers', 'user_id'),
  keep('venture_members', 'user_id'),
  forget('atoms', 'responsavel_id'),
  keep('invitations', 'invited_by', {}),
  keep('invitation_requests', 'decided_by', {}),
  keep('club_codes', 'made_by', {}),
  keep('registrations', 'decided_by', {}),
  // Texts that they wrote in records of the organisation stay, under the pseudonym.
  keep('comments', 'author_id'),
  keep('comment_mentions', 'user_id', {}),
  keep('checklist_items', 'done_by', {}),
  keep('relations', 'created_by', {}),
  keep('files', 'owner_id', { shown: { without: ['key'] } }),
  keep('imports', 'user_id', { shown: { without: ['key'] } }),
  keep('support_messages', 'user_id', { shown: all, set: { email: "''" } }),
  keep('support_replies', 'author_id'),
  // The acceptance of terms has to be provable; its address does not.
  keep('terms_acceptances', 'user_id', { shown: all, set: { ip: 'null', user_agent: 'null' } }),
  // Audit: kept for the exercise of rights (article 16), without addresses.
  keep('audit', 'actor_id', { shown: all, set: { ip: 'null' } }),
  keep('erasures', 'user_id', { shown: all, set: { note: "''" } }),
  keep('erasures', 'decided_by', {}),
  keep('incidents', 'created_by', {}),
  ...ofNouns,
]

/** Columns that identify a person without a reference to `users`, and what happens to them at an erasure. */
export const loose: Readonly<Record<string, string>> = {
  'access_log.user_id': 'kept for six months as the law asks (Marco Civil, article 15), then purged',
  'mails.to_address': 'their mails are deleted',
  'login_attempts.key': 'their counts are deleted',
  'password_resets.email': 'goes with its row',
  'sign_out_codes.email': 'goes with its row',
  'support_messages.email': 'emptied',
  'invitations.email': 'theirs are deleted',
  'invitation_requests.email': 'theirs are deleted',
  'club_uses.email': 'theirs are deleted',
  'registrations.email': 'theirs are deleted',
  'registration_drafts.email': 'theirs are deleted',
  'client_accesses.email': 'goes with its row',
  'client_contacts.email': 'whom a company named as its own, not an account',
  'clients.email': 'of the company',
  'mail_settings.from_address': 'of the organisation',
  'notification_choices.mail': 'a switch',
}

/** Columns of `users` that stay: those that the kept rows need, and none that identifies the person. */
export const userColumnsKept: readonly string[] = [
  'id',
  'role',
  'tipo',
  'contract_type',
  'commitment',
  'valor_hora_centavos',
  'zone',
  'created_at',
  'version',
  'status',
  'deleted_at',
]

/** Values of all other columns; `nome` and `email` become the pseudonym's. */
export const userColumnsBlanked: Readonly<Record<string, string | null>> = {
  last_name: "''",
  password_hash: "''",
  foto: null,
  mail_verified_at: null,
  two_factor: null,
  two_factor_secret: null,
  two_factor_proposed: null,
  two_factor_last_step: null,
  locale: null,
  cliente_id: null,
  sector_id: null,
}
