import type { Gate } from '#contract/kit/endpoint.ts'
import type { Column } from '#contract/kit/list/column.ts'
import type { Noun } from '#contract/kit/list/noun.ts'

/** All that screens have to know of a noun that takes files; one without plain records says who may change and delete them. */
export type Imported = Pick<Noun, 'thing' | 'words' | 'routes' | 'imports'> & {
  readonly list: {
    readonly columns: Readonly<Record<string, Column>>
    readonly calls: { readonly list: { readonly path: string } }
  }
  readonly crud: {
    /** One that is missing nobody does: what nobody makes or deletes, nobody imports. */
    readonly calls: Readonly<Partial<Record<'create' | 'update' | 'remove', { readonly can: Gate }>>>
  }
}
