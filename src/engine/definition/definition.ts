import type { ComponentType } from 'react';
import type { Tone } from '../../ui/tone.ts';
import type { KindName, KindsFor } from './kinds.ts';
import type {
  ActionName,
  AskedOf,
  CreatePath,
  Facts,
  FieldMap,
  FilterName,
  LeafPath,
  Manifest,
  RecordOf,
  SortKey,
  UpdatePath,
  ValueOf,
} from './manifest.ts';

/** What a cell escape is given. */
export interface CellProps<V, R> {
  value: V;
  record: R;
}

/** What an input escape is given; it is registered with react-hook-form under `source` by react-admin's useInput. */
export interface InputProps {
  source: string;
}

type Tones<F extends Facts> = F extends { values: readonly (infer V extends string)[] }
  ? { readonly [K in V]: Tone }
  : F['kind'] extends 'boolean'
    ? { readonly true: Tone; readonly false: Tone }
    : never;

/** Shown only while the named fields hold one of the listed values. */
export type When<F extends FieldMap> = {
  readonly [P in keyof F & string]?: readonly NonNullable<ValueOf<F[P]>>[];
};

/** How one field looks, where that differs from the default of its kind. */
export interface FieldSettings<M extends Manifest, F extends Facts> {
  /** Another kind that draws the same type of value. */
  readonly as?: KindsFor<F['kind']>;
  /** Colour of each member of an enum, of yes and no of a boolean. */
  readonly tone?: Tones<F>;
  readonly when?: When<M['fields']>;
  /** Width of the column, as a share of the row's; 1 by default. */
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<ValueOf<F>, RecordOf<M>>>;
  readonly input?: ComponentType<InputProps>;
}

type Asked<M extends Manifest> = M extends { list: { filters: infer F extends FieldMap } }
  ? { readonly [N in keyof F & string]?: AskedOf<F[N]> }
  : never;

/** A named cut of the list: a tab. */
export interface View<M extends Manifest> {
  readonly filter: Asked<M>;
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  /** Draws a count beside the word; the component asks for it by itself. */
  readonly count?: ComponentType;
}

export interface ListSlot<M extends Manifest> {
  readonly columns: readonly LeafPath<M>[];
  /** Columns that are there but not shown until chosen. */
  readonly more?: readonly LeafPath<M>[];
  readonly filters?: readonly FilterName<M>[];
  /** The filter that stands open in the toolbar, for typing. */
  readonly search?: FilterName<M>;
  readonly views?: { readonly [name: string]: View<M> };
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  readonly mobile?: {
    readonly line: LeafPath<M>;
    readonly under: readonly LeafPath<M>[];
    readonly actions?: ComponentType<{ record: RecordOf<M> }>;
  };
  readonly empty?: { readonly then: 'create' };
  /** Marks a row as one that wants attention. */
  readonly strong?: (record: RecordOf<M>) => boolean;
  /** Stands between the page's header and the list. */
  readonly above?: ComponentType;
}

/** A group of fields, or a section of one's own. */
export type ShowGroup<M extends Manifest> =
  | readonly LeafPath<M>[]
  | ComponentType<{ record: RecordOf<M> }>;

export interface ShowSlot<M extends Manifest> {
  /** Fields stand in the side column, sections in the main one; on the phone all stand below each other, in this order. */
  readonly groups: { readonly [name: string]: ShowGroup<M> };
  /** Facts in the line under the title. */
  readonly facts?: readonly LeafPath<M>[];
}

/** An action of the contract: offered while the record's `allowed.actions` names it; asks what the contract asks. */
export interface ActionSlot {
  /** `primary` stands as a button of its own; the others stand in the menu. */
  readonly tone?: 'primary' | 'danger';
}

/** What a resource definition says. The contract holds the facts, this the intent. */
export interface Definition<M extends Manifest, C extends CreatePath<M> = CreatePath<M>> {
  /** The field that names a record. */
  readonly title: LeafPath<M>;
  readonly fields?: { readonly [P in LeafPath<M>]?: FieldSettings<M, M['fields'][P]> };
  readonly list?: M extends { list: object } ? ListSlot<M> : never;
  readonly show?: ShowSlot<M>;
  readonly create?: M extends { create: object }
    ? { readonly form: { readonly [group: string]: readonly C[] } }
    : never;
  readonly edit?: M extends { update: object }
    ? { readonly form: { readonly [group: string]: readonly UpdatePath<M>[] } }
    : never;
  readonly actions?: { readonly [A in ActionName<M>]?: ActionSlot };
}

/** A definition with its types worn off, as the engine draws it. */
export interface AnyFieldSettings {
  readonly as?: KindName;
  readonly tone?: { readonly [value: string]: Tone };
  readonly when?: { readonly [path: string]: readonly unknown[] | undefined };
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<unknown, AnyRecord>>;
  readonly input?: ComponentType<InputProps>;
}

/** A record of any resource. */
export interface AnyRecord {
  id: number;
  [key: string]: unknown;
}

export interface AnyView {
  readonly filter: { readonly [name: string]: unknown };
  readonly sort?: string;
  readonly count?: ComponentType;
}

export type AnyForm = { readonly [group: string]: readonly string[] };

export interface AnyList {
  readonly columns: readonly string[];
  readonly more?: readonly string[];
  readonly filters?: readonly string[];
  readonly search?: string;
  readonly views?: { readonly [name: string]: AnyView };
  readonly sort?: string;
  readonly mobile?: {
    readonly line: string;
    readonly under: readonly string[];
    readonly actions?: ComponentType<{ record: AnyRecord }>;
  };
  readonly empty?: { readonly then: 'create' };
  readonly strong?: (record: AnyRecord) => boolean;
  readonly above?: ComponentType;
}

export interface AnyShow {
  readonly groups: {
    readonly [name: string]: readonly string[] | ComponentType<{ record: AnyRecord }>;
  };
  readonly facts?: readonly string[];
}

export interface AnyDefinition {
  readonly title: string;
  readonly fields?: { readonly [path: string]: AnyFieldSettings | undefined };
  readonly list?: AnyList;
  readonly show?: AnyShow;
  readonly create?: { readonly form: AnyForm };
  readonly edit?: { readonly form: AnyForm };
  readonly actions?: { readonly [name: string]: ActionSlot | undefined };
}

/** A declared resource: what the engine's views are given. */
export interface Resource {
  readonly name: string;
  readonly manifest: Manifest;
  readonly definition: AnyDefinition;
}
