import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { TableState } from '#contract/kit/tableState.ts'
import type { SupportStatus } from '#contract/support/support.steps.ts'
import type { SupportCategory } from '#contract/support/support.ts'
import type { TourName, TourStatus } from '#contract/tour/tour.rules.ts'
import type { WordKey } from '#contract/words.ts'

/** ISO 8601 in UTC, so that a row is sent as it is; compared with `date.toISOString()`. */
export type Instant = ColumnType<string, Date | string, Date | string>
export type InstantOrNull = ColumnType<string | null, Date | string | null | undefined, Date | string | null>
type Json<T> = ColumnType<T, string | undefined, string>
export type Id = GeneratedAlways<number>

/** A record that people edit and delete; tables of nouns are beside their noun (`sector.tables.ts`). */
export interface Row {
  id: Id
  created_at: Instant
  deleted_at: InstantOrNull
  version: Generated<number>
}

export interface Tables {
  migrations: { name: string; hash: string; at: Instant }
  settings: { key: string; value: Json<unknown> }
  organisation: { id: Generated<number>; nome: string; created_at: Instant }
  users: Row & {
    role: Generated<number>
    nome: string
    last_name: Generated<string>
    email: string
    password_hash: string
    /** A file of the use `photo`. */
    foto: number | null
    status: Generated<number>
    tipo: number | null
    mail_verified_at: InstantOrNull
    two_factor: boolean | null
    two_factor_secret: string | null
    /** A secret for an authenticator app, until a code confirms it. */
    two_factor_proposed: string | null
    two_factor_last_step: number | null
    locale: 'pt' | 'en' | null
    zone: Generated<string>
    valor_hora_centavos: Generated<number>
    cliente_id: number | null
    sector_id: number | null
    contract_type: number | null
    commitment: number | null
  }
  sessions: {
    id: string
    user_id: number
    /** Role of the person when the session was opened. */
    role: number
    token_id: string
    previous_token_id: string | null
    rotated_at: InstantOrNull
    created_at: Instant
    expires_at: Instant
    second_factor_at: InstantOrNull
    proved_at: InstantOrNull
    ended_at: InstantOrNull
    ip: string | null
    user_agent: string | null
    /** Recorded at intervals of some minutes; null before the first use. */
    used_at: InstantOrNull
    /** Person whom role 1 looks at the app as in this session. */
    viewing_id: number | null
    viewing_until: InstantOrNull
  }
  /** Valid until used; the code itself is not stored. */
  recovery_codes: { user_id: number; hash: string; created_at: Instant; used_at: InstantOrNull }
  sign_in_places: { user_id: number; place: string; last_at: Instant; factor_at: InstantOrNull }
  login_attempts: { key: string; failures: number; last_at: Instant; locked_until: InstantOrNull }
  /** Answers of calls that moved money, by the key of the request. */
  idempotency_keys: {
    user_id: number
    key: string
    call: string
    hash: string
    /** With `body` null only within the call's transaction. */
    status: number | null
    body: string | null
    created_at: Instant
  }
  grants: { thing: string; act: string; role: number }
  audit: {
    id: Id
    at: Instant
    actor_id: number | null
    event: string
    thing: string | null
    thing_id: string | null
    detail: Json<Record<string, unknown>>
    request_id: string | null
    ip: string | null
  }
  access_log: {
    id: Id
    time: Instant
    ip: string | null
    port: number | null
    user_id: number | null
    method: string
    route: string | null
    status: number
  }
  venture_members: {
    venture_id: number
    user_id: number
    /** One of `teamPosition`. */
    position: Generated<number>
    /** One of `teamRoom`. */
    room: Generated<number>
    /** One of `teamSeniority`; null where it is not said. */
    seniority: number | null
    color: string | null
    joined_at: ColumnType<string, Date | string | undefined, Date | string>
    version: Generated<number>
  }
  loops: {
    id: Id
    client_id: string | null
    user_id: number
    atomo_id: number
    venture_id: number
    data_inicio: Instant
    data_fim: InstantOrNull
    data_fim_ajuste: InstantOrNull
    fim: GeneratedAlways<string | null>
    segundos: GeneratedAlways<number | null>
    status: number
    concluded_from: number | null
    concluded_at: InstantOrNull
    descricao: Generated<string>
    tipo: number | null
    ajustes: string | null
    /** Justification given with the stop; not an adjustment yet. */
    stop_note: string | null
    valor_hora_centavos: number | null
    horas_decimos: number | null
    check_due_at: InstantOrNull
    elapsed_confirmed_at: InstantOrNull
    offline_start: Generated<boolean>
    offline_end: Generated<boolean>
    /** Who wrote it by hand, or accepted the request for it. */
    written_by_id: Generated<number | null>
    /** The week of payment that takes it; the others below wait for one. */
    week_id: Generated<number | null>
    returned_at: InstantOrNull
    returned_by_id: Generated<number | null>
    return_reason: Generated<string | null>
    mended_at: InstantOrNull
    mended_note: Generated<string | null>
    left_out_at: InstantOrNull
    left_out_by_id: Generated<number | null>
    left_out_reason: Generated<string | null>
    created_at: Instant
    version: Generated<number>
  }
  atom_pins: { user_id: number; atom_id: number; created_at: Instant }
  discarded_loops: { user_id: number; client_id: string; at: Instant }
  deleted_loops: {
    id: number
    change: string
    at: Instant
    by_id: number
    user_id: number
    loop: unknown
    adjustments: unknown
  }
  loop_adjustments: {
    id: Id
    loop_id: number
    author_id: number
    data_fim: Instant
    ajustes: string | null
    reason: Generated<'stoppedOffline' | 'split' | 'merged' | null>
    created_at: Instant
  }
  terms_acceptances: {
    id: Id
    user_id: number
    version: string
    accepted: boolean
    at: Instant
    ip: string | null
    user_agent: string | null
  }
  support_messages: {
    id: Id
    client_id: string | null
    user_id: number
    subject: string
    category: SupportCategory
    message: string
    email: string
    status: Generated<SupportStatus>
    created_at: Instant
    last_at: Instant
    version: Generated<number>
  }
  support_replies: {
    id: Id
    client_id: string | null
    message_id: number
    author_id: number
    staff: boolean
    message: string
    at: Instant
  }
  notifications: {
    id: Id
    user_id: number
    word: WordKey
    params: Json<Record<string, string | number>>
    link: string | null
    created_at: Instant
    read_at: InstantOrNull
  }
  tour_progress: {
    user_id: number
    tour: TourName
    step: number
    status: TourStatus
    version: number
    updated_at: Instant
  }
  table_views: {
    id: Id
    table_id: string
    user_id: number
    nome: string
    shared: Generated<boolean>
    state: Json<TableState>
    created_at: Instant
    deleted_at: InstantOrNull
    version: Generated<number>
  }
  table_view_defaults: { user_id: number; table_id: string; view_id: number }
}
