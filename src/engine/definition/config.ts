import type { ApiFormGroup, ApiFormsConfig } from './apiFormsConfig.ts';
import type { ComponentType } from 'react';
import type { Manifests } from '#contract/manifest/types.ts';
import type { OperationId } from '#contract/types.ts';
import type { Tone } from '../../ui/tone.ts';
import type { CalendarConfig } from './calendarConfig.ts';
import type { MobileConfig } from './mobileConfig.ts';
import type { CellProps, InputProps, PlainCell, PlainCellProps } from './cellProps.ts';
import type { KindName, KindsFor } from './kinds.ts';
import type { Options } from './narrowing.ts';
import type { StatisticsConfig } from './statisticsConfig.ts';
import type { TilesConfig } from './tilesConfig.ts';
import type { TimelineConfig } from './timelineConfig.ts';
import type {
  ActionName,
  AskedOf,
  Facts,
  Feature,
  FieldMap,
  FilterName,
  LeafPath,
  Manifest,
  RecordOf,
  ResourceName,
  RowMember,
  RowPath,
  SortKey,
  UpdatePath,
  ValueOf,
} from './manifest.ts';

export type { Feature };

/** Appearance of a part of the panel whose package feature is missing. */
export interface Lock {
  /** The entry with a lock and the upgrade offer, by default, or nothing. */
  readonly locked?: 'upgrade' | 'hide';
}

/** Access condition of a part of the panel, in addition to the role that the contract requires. */
export interface FeatureGate extends Lock {
  /** A feature of the package. */
  readonly needs?: Feature;
}

/** A guided tour of a record's page; `?tour=<name>` in the address begins it. */
export interface TourConfig {
  /** Key of the words that name it. */
  readonly words: string;
  /** The record's page that it walks through, where it is not the first. */
  readonly page?: string;
}

/**
 * Permits an impersonating agent to act: never what the contract refuses, and nothing destructive
 * by default.
 */
export interface Support {
  readonly support?: boolean;
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

/** Display settings of one field that differ from its kind's default. W: fields that a condition may name. */
export interface FieldSettings<
  M extends Manifest,
  F extends Facts,
  W extends FieldMap = M['fields'],
> extends Lock {
  /** Another kind that draws the same type of value. */
  readonly as?: KindsFor<F['kind']>;
  /** Colour of each member of an enum, of yes and no of a boolean; the latter may have words of their own. */
  readonly tone?: Tones<F>;
  readonly inWords?: F extends { kind: 'boolean' } ? true : never;
  /** The form counts the characters of a line whose limit people meet; longer texts count by themselves. */
  readonly counted?: F extends { kind: 'text' } ? true : never;
  readonly when?: When<W>;
  /** Narrows the choices of a reference by other fields of the form. */
  readonly options?: Options<M, F>;
  /** Days that a press fills in: their distances from today, such as `+1m`. */
  readonly presets?: F extends { kind: 'date' } ? readonly `+${number}${'d' | 'm' | 'y'}`[] : never;
  /** Width of the column, as a share of the row's; 1 by default. */
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<ValueOf<F>, RecordOf<M>>>;
  /** Content in a table where `cell` would only wrap one run of text; undefined where it renders more. */
  readonly plain?: (props: PlainCellProps<RecordOf<M>>) => PlainCell | undefined;
  readonly input?: ComponentType<InputProps>;
}

/** Display settings of the members of rows, by full path. A condition names others of the same row. */
export type RowSettings<M extends Manifest> = {
  readonly [P in RowPath<M['fields']>]?: RowMember<M['fields'], P> extends {
    facts: infer F extends Facts;
    row: infer W extends FieldMap;
  }
    ? FieldSettings<M, F, W>
    : never;
};

/** Kinds that a computed value may be drawn as. */
export type ComputedKind = Extract<
  KindName,
  'text' | 'number' | 'money' | 'date' | 'dateTime' | 'ago' | 'boolean' | 'url'
>;

/** A value computed from the record, shown in columns, cards and facts like a field. */
export interface Computed<M extends Manifest> {
  readonly as: ComputedKind;
  readonly value: (record: RecordOf<M>) => string | number | boolean | null;
}

type Asked<M extends Manifest> = M extends { list: { filters: infer F extends FieldMap } }
  ? { readonly [N in keyof F & string]?: AskedOf<F[N]> }
  : never;

/** A named cut of the list: a tab. */
export interface View<M extends Manifest> {
  readonly filter: Asked<M>;
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  /** A count beside the word, asked for by a list of its own; a list with `counts` needs none. */
  readonly count?: true;
}

/** One call that counts what a list finds, by the values of the filter that its views differ by. */
export interface CountsConfig<M extends Manifest> {
  /** Takes the other filters of the list. */
  readonly from: { readonly id: OperationId; readonly method: 'GET'; readonly path: string };
  readonly by: FilterName<M>;
  /** Path of the counts in the response. Each count is keyed by its value. */
  readonly at: string;
  /** Path of the response's flag that distinguishes exact counts from lower bounds. */
  readonly exactAt?: string;
}

/** Names of the operations that are available for several records at once. */
export type BulkName<M extends Manifest, N extends string> =
  | ActionName<M>
  | N
  | (M extends { operations: { remove: object } } ? 'remove' : never);

/** Another way to draw the rows of a list: filters, views and pages stay. */
export type Layout<M extends Manifest> = ComponentType<{ records: readonly RecordOf<M>[] }>;

/** The slots of a list. X: names of computed values. N: names of declared changes. */
export interface ListConfig<M extends Manifest, X extends string, N extends string> {
  readonly columns: readonly (LeafPath<M> | X)[];
  /** Columns that are there but not shown until chosen. */
  readonly more?: readonly (LeafPath<M> | X)[];
  readonly filters?: readonly FilterName<M>[];
  /** Filter that the toolbar shows as a search input. */
  readonly search?: FilterName<M>;
  readonly views?: { readonly [name: string]: View<M> };
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  readonly bulk?: readonly BulkName<M, N>[];
  /** Offers the filtered list as CSV and XLSX: the shown columns, or these. */
  readonly export?: true | readonly (LeafPath<M> | X)[];
  /** Offers to create records from a CSV or XLSX file. */
  readonly import?: M extends { create: object } ? true : never;
  /** Rows are ordered manually, through the contract's move-order. */
  readonly order?: M extends { operations: { move: object } } ? true : never;
  readonly layouts?: { readonly [name: string]: Layout<M> };
  readonly tiles?: TilesConfig<M, X>;
  /** A board: a column for each view that filters by this field alone; cards are moved by the contract's actions. */
  readonly board?: FilterName<M> & LeafPath<M>;
  /** Further layouts: a timeline of the page's records, and a calendar. */
  readonly timeline?: TimelineConfig<M>;
  readonly calendar?: CalendarConfig<M>;
  /** Layout that the list opens with until a person chooses another; rows when not said. */
  readonly layout?: 'calendar' | 'tiles';
  readonly mobile?: MobileConfig<M, X>;
  readonly empty?: { readonly then: 'create' };
  /** Returns true for a row that needs attention. */
  readonly strong?: (record: RecordOf<M>) => boolean;
  /** Counts of the views and of the board's columns. */
  readonly counts?: CountsConfig<M>;
  readonly statistics?: StatisticsConfig;
  /** Stands between the page's header and the list. */
  readonly above?: ComponentType;
  /** Stands beside the rows, on a phone below them. */
  readonly aside?: ComponentType;
  /** Renders each record in place of table rows and cards, in react-admin's record context. */
  readonly row?: ComponentType<{ record: RecordOf<M> }>;
  /** Renders the whole page in place of the engine's, inside react-admin's list context. */
  readonly render?: ComponentType;
}

/** A group of fields, a form of the API, or a section of one's own. */
export type ShowGroup<M extends Manifest, X extends string> =
  | readonly (LeafPath<M> | X)[]
  | ApiFormGroup
  | ComponentType<{ record: RecordOf<M> }>;

/** Lists of other resources that belong to the record, each by the filter on the record's id. */
export type Related = { readonly [R in ResourceName]?: FilterName<Manifests[R]> };

/** A compact page header; editing and all actions that are not named here are in its menu. */
export interface HeaderSlot<M extends Manifest> {
  /** Buttons in the header. */
  readonly tools: ComponentType<{ record: RecordOf<M> }>;
  /** First entries of the menu; at least one. */
  readonly menu: ComponentType<{ record: RecordOf<M>; onClose: () => void }>;
  /**
   * Name of the only action with a button of its own; null where `tools` has the primary
   * action of the record.
   * @param now milliseconds since 1970
   */
  readonly primary: (record: RecordOf<M>, now: number) => ActionName<M> | null;
}

export interface ShowConfig<M extends Manifest, X extends string> {
  /** Fields are in the side column, sections in the main one; on a phone all are in one column, in this order. */
  readonly groups: { readonly [name: string]: ShowGroup<M, X> };
  /** One group at a time, each a tab with its own path. */
  readonly layout?: 'tabs';
  /** Calls for the groups that are forms of the API. */
  readonly forms?: ApiFormsConfig;
  /** Facts in the line under the title. */
  readonly facts?: readonly (LeafPath<M> | X)[];
  readonly related?: Related;
  readonly header?: HeaderSlot<M>;
  /** Stands beside the word of the record's first page, while another of its pages is open. */
  readonly news?: ComponentType<{ record: RecordOf<M> }>;
  /** Stands between the page's header and the record's pages, on each of them. */
  readonly above?: ComponentType<{ record: RecordOf<M> }>;
  /** Shows the groups of fields beside the record's other pages too. */
  readonly beside?: 'all';
  /** Renders the whole page in place of the engine's, inside react-admin's show context. */
  readonly render?: ComponentType<{ record: RecordOf<M> }>;
}

/** Members of the record's `status`: what actions start from. */
export type StateOf<M extends Manifest> = M['fields'] extends {
  status: { values: readonly (infer V extends string)[] };
}
  ? V
  : never;

/** Props of an action's own dialog. */
export interface ActionDialogProps<R> {
  record: R;
  /** True while the action runs. */
  isActing: boolean;
  /** Reason for the API's refusal, in the user's language. */
  refusal: string | undefined;
  /**
   * Runs the action with its answers and closes the dialog.
   * @returns messages by field where the answers were refused
   */
  onAnswer: (answers: Readonly<Record<string, unknown>>) => Promise<object | undefined>;
  onClose: () => void;
}

interface AnyActionSlot<R> extends Lock, Support {
  /** Dialog in place of the generated one. */
  readonly dialog?: ComponentType<ActionDialogProps<R>>;
  /** Stands above the fields of the generated dialog, inside its form. */
  readonly notice?: ComponentType<{ record: R }>;
  /** `primary` is a button of its own; the others are in the menu. */
  readonly tone?: 'primary' | 'danger';
  /** Asks once more before it is done. */
  readonly confirm?: true;
}

/** An action of the contract, available while the record's `allowed.actions` names it; its form has the fields of the request body. */
export interface ActionConfig<M extends Manifest> extends AnyActionSlot<RecordOf<M>> {
  /** Action that undoes it, offered in the success message. */
  readonly undo?: ActionName<M>;
  /** Fields of the record that an answer starts with, where the record has none of the answer's own name. */
  readonly answers?: { readonly [answer: string]: LeafPath<M> };
  /** Stays on offer in the state that it leads to, under its words `again`; left out there otherwise. */
  readonly again?: true;
}

/** A change through the update call, where the contract has no action for it. */
export interface ChangeConfig<M extends Manifest> extends AnyActionSlot<RecordOf<M>> {
  readonly set: { readonly [P in UpdatePath<M>]?: SettableOf<M, P> };
  /** States that it starts from; from any, when not said. */
  readonly from?: readonly StateOf<M>[];
  /** Offers to put back what was there before. */
  readonly undo?: true;
}

type SettableOf<M extends Manifest, P extends string> = M extends {
  update: { fields: infer F extends FieldMap };
}
  ? P extends keyof F
    ? ValueOf<F[P]>
    : never
  : never;
