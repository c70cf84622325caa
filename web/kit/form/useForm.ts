import { type AnyEndpoint, type CallRef, type InputOf, type OutputOf, pathParams } from '#contract/kit/endpoint.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import type { FieldIssue } from '#web/kit/form/core/check.ts'
import { useFormCore } from '#web/kit/form/core/useFormCore.ts'
import type { Values } from '#web/kit/form/core/values.ts'
import type { FormValues, WordList } from '#web/kit/form/field.ts'
import { formOf, type Form } from '#web/kit/form/handles.ts'

/** The fields of a form over a call: all of its input but the version, which the form keeps itself. */
export type FieldsOf<E extends AnyEndpoint> = Omit<FormValues<InputOf<E>>, 'version'>

/** A wrong field, said by a word of the form's own; what the call's schema cannot know. */
export interface Rule<V> extends FieldIssue {
  readonly path: keyof V & string
}

export interface FormOptions<V, I, A> {
  /** Parameters of the call beside its fields, such as the `:id` of its path. */
  readonly fixed?: Partial<I>
  /** Keeps what is typed over a reload, under this name. */
  readonly draft?: string
  /** Fields that the draft leaves out, as passwords: they are typed again after a reload. */
  readonly secret?: readonly (keyof V & string)[]
  /** Words of the noun: labels of its fields and what its schema says. */
  readonly words?: WordList
  /** For a form without a schema, as that of signing in: what may not stay empty. */
  readonly required?: readonly (keyof V & string)[]
  readonly rules?: (values: V) => readonly Rule<V>[]
  /** Instead of the call itself. */
  readonly send?: (input: I) => Promise<A>
  /** Calls whose answers are old once this has succeeded. */
  readonly invalidates?: readonly { readonly path: string }[]
  readonly onDone?: (answer: A, input: I) => void
  /** True: the refusal is dealt with, and the form says nothing of it. */
  readonly onRefused?: (error: CallError) => boolean
  /** False: nothing tells what is required, as where everything is. */
  readonly marked?: boolean
  /** False: may be left without being asked. */
  readonly guard?: boolean
}

/** An edit begins from a row with its version; without one it does not compile. A new record may begin from anything. */
type FromOption<E extends AnyEndpoint> = string extends keyof InputOf<E>
  ? { readonly from?: object | (() => object) }
  : 'version' extends keyof InputOf<E>
    ? { readonly from: Partial<FieldsOf<E>> & { readonly version: number } }
    : { readonly from?: Partial<FieldsOf<E>> | (() => Partial<FieldsOf<E>>) }

type Options<E extends AnyEndpoint, L extends object, A> = FormOptions<FieldsOf<E> & L, InputOf<E>, A> &
  FromOption<E> & {
    /** Fields that are held and checked and never sent, as a password's repetition. */
    readonly local?: L
    /** Checks the fields, where the call is one without schemas: `schema: teamSchemas.update.input`. */
    readonly schema?: E['input']
  }

const NOTHING: Values = {}

const schemaOf = (endpoint: object) => ('input' in endpoint ? (endpoint as AnyEndpoint).input : undefined)

/** The schema that checks a form. Without one the form says what is required, or nothing would check it. */
const checkedBy = (
  endpoint: CallRef,
  { schema, required }: { readonly schema?: AnyEndpoint['input']; readonly required?: readonly string[] },
) => {
  const found = schema ?? schemaOf(endpoint)
  if (!found && !required) throw new Error(`a form over ${endpoint.path} without a schema names no required field`)
  return found
}

const rowIn = (from: object | (() => object) | undefined): Values =>
  (typeof from === 'function' ? (from as () => object)() : (from ?? NOTHING)) as Values

/** Values that every send includes: the parameters of the path and the fixed ones. */
const fixedOf = (path: string, from: Values, fixed: object | undefined): Values => ({
  ...Object.fromEntries(pathParams(path).flatMap((name) => (name in from ? [[name, from[name]]] : []))),
  ...fixed,
})

/**
 * A form over a call: `const form = useForm(sectorCalls.update, { from: row, draft: 'sector', words: sectorWords })`, then
 * `<Form of={form}>` with `<TextField of={form.of('nome')} />` in it. It checks with the call's own schema and sends what
 * changed; `from` is read once.
 */
export const useForm = <E extends AnyEndpoint, L extends object = object, A = OutputOf<E>>(
  endpoint: CallRef<E> | E,
  options: Options<E, L, A>,
): Form<FieldsOf<E> & L> => {
  const schema = checkedBy(endpoint, options)
  const local = (options.local ?? NOTHING) as Values
  const from = options.from as Values | (() => Values) | undefined
  const row = rowIn(from)
  const fixed = fixedOf(endpoint.path, row, options.fixed)
  const known = schema ? Object.keys(schema.shape) : [...new Set([...Object.keys(row), ...(options.required ?? [])])]
  const core = useFormCore({
    schema,
    from: from ?? NOTHING,
    names: known.filter((name) => name !== 'version' && !(name in fixed)),
    editing: 'version' in row && 'version' in (schema?.shape ?? NOTHING),
    fixed,
    draft: options.draft,
    secret: options.secret,
    words: options.words ?? [],
    required: options.required ?? [],
    local,
    also: options.rules as ((values: Values) => readonly FieldIssue[]) | undefined,
    hidden: [],
    records: {},
    guard: options.guard ?? true,
    marked: options.marked ?? true,
    send: async (input) => {
      const answer = await (options.send ? options.send(input as InputOf<E>) : call(endpoint, input as InputOf<E>))
      for (const old of options.invalidates ?? []) void invalidate(old)
      return answer
    },
    onDone: options.onDone as ((answer: unknown, input: Values) => void) | undefined,
    onRefused: options.onRefused,
  })
  return formOf(core)
}
