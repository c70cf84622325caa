import type { Icon } from '@tabler/icons-react'
import type { KeyOf } from '#contract/kit/words.ts'
import type { RouteName } from '#contract/routes/all.ts'
import type { BuiltName } from '#contract/routes/built.ts'
import type { menuWords } from '#contract/shell/menu.words.ts'

type Label = KeyOf<typeof menuWords>
type DistrictOf<W> = W extends `district_${infer K}` ? K : never
type GroupOf<W> = W extends `group_${infer K}` ? K : never
type PlaceOf<W> = W extends `about_${infer K}` ? K : never
/** Every district has a word. */
export type DistrictKey = DistrictOf<Label>
/** Districts with an icon on the rail; the others stand in the menu of one of these. */
export type PlaceKey = PlaceOf<Label>
export type GroupKey = GroupOf<Label>

/** A screen under the name that the menu has for it. */
interface Page<R extends RouteName = RouteName> {
  readonly route: R
  readonly label: Label
}

/** One way to look at a thing. */
interface View extends Page {
  /** The same page under other paths of the specification; a person is led to the first that their role opens. */
  readonly same?: readonly Page[]
  /** The letter after `G`. */
  readonly go?: string
}

interface Entry {
  /** Name of the thing, where a person has several views of it; else it is called like its only view. */
  readonly name?: Label
  /** Further ways to look at the thing: a switch on its pages. */
  readonly views?: readonly View[]
  /** Screens below it whose paths do not say so: on them it is still the one that is marked. */
  readonly above?: readonly RouteName[]
  /** Heading that it stands under, with those around it of the same one. */
  readonly group?: GroupKey
  /** The specification's district, where it stands in the menu of another one. */
  readonly district?: DistrictKey
  /** About the person alone: in the menu under their name. */
  readonly personal?: true
}

/** An entry of which some view is built has an icon; everybody loads it. */
export type ListedEntry = View & Entry & { readonly icon?: Icon }

export interface ListedDistrict {
  readonly key: PlaceKey
  readonly label: Label
  readonly icon: Icon
  readonly entries: readonly ListedEntry[]
  /** Where its entry goes when a person has no other one in it: the first of these that they have. */
  readonly alone?: readonly (PlaceKey | 'person')[]
}

/** A view that a person may open. */
export interface OpenView extends Page<BuiltName> {
  readonly go?: string | undefined
}

/** An entry as a person has it. */
export interface MenuEntry extends OpenView {
  readonly icon: Icon
  /** All that the person has, this one's first. */
  readonly views: readonly OpenView[]
  /** Routes whose pages are this entry's, under any path. */
  readonly pages: readonly RouteName[]
  readonly above: readonly RouteName[]
  readonly group?: GroupKey | undefined
  readonly district: DistrictKey
}

export interface DistrictMenu extends Pick<ListedDistrict, 'key' | 'label' | 'icon'> {
  readonly entries: readonly MenuEntry[]
}

/** An entry that leads to one page for everybody. */
export interface PlainEntry extends Page<BuiltName> {
  readonly icon: Icon
}
