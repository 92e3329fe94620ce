import type { ApiFormGroup, ApiFormsConfig } from './apiFormsConfig.ts';
import type { ComponentType } from 'react';
import type { Manifests } from '#contract/manifest/types.ts';
import type { OperationId } from '#contract/types.ts';
import type { Tone } from '../../ui/tone.ts';
import type { CalendarConfig } from './calendarConfig.ts';
import type { MobileConfig } from './mobileConfig.ts';
import type { CellProps, InputProps, PlainCell, PlainCellProps, RecordQuery } from './cellProps.ts';
import type { KindName, KindsFor } from './kinds.ts';
import type { Options } from './narrowing.ts';
import type { StatisticsConfig } from './statisticsConfig.ts';
import type { TilesConfig } from './tilesConfig.ts';
import type { TimelineConfig } from './timelineConfig.ts';
import type {
  ActionName,
  FilterValueOf,
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
  ValueOf,
} from './manifest.ts';

export type { Feature };

/** Appearance of a part of the panel whose package feature is missing. */
export interface Lock {
  /** `upgrade` (default) shows the entry with a lock and the upgrade offer; `hide` hides it. */
  readonly locked?: 'upgrade' | 'hide';
}

/** Access condition of a part of the panel, in addition to the role that the contract requires. */
export interface FeatureGate extends Lock {
  /** Required feature of the package. */
  readonly needs?: Feature;
}

/** Guided tour of a record's page; `?tour=<name>` in the URL starts it. */
export interface TourConfig {
  /** Message key of the tour's name. */
  readonly messageKey: string;
  /** Page of the record on which the tour runs; the first page by default. */
  readonly page?: string;
}

/**
 * Permission of an impersonating agent. It never includes what the contract forbids. By default, destructive
 * actions are not permitted.
 */
export interface Support {
  readonly support?: boolean;
}

type Tones<F extends Facts> = F extends { values: readonly (infer V extends string)[] }
  ? { readonly [K in V]: Tone }
  : F['kind'] extends 'boolean'
    ? { readonly true: Tone; readonly false: Tone }
    : never;

/** Condition for display: each named field has one of its listed values. */
export type When<F extends FieldMap> = {
  readonly [P in keyof F & string]?: readonly NonNullable<ValueOf<F[P]>>[];
};

/** Display settings of one field that differ from its kind's default. W: fields that a condition may name. */
export interface FieldSettings<
  M extends Manifest,
  F extends Facts,
  W extends FieldMap = M['fields'],
> extends Lock {
  /** Another kind that can render the same type of value. */
  readonly as?: KindsFor<F['kind']>;
  /** Colour of each enum member, or of true and false. With `inWords`, a boolean has its own texts for both. */
  readonly tone?: Tones<F>;
  readonly inWords?: F extends { kind: 'boolean' } ? true : never;
  /** Adds a counter to a single-line text whose limit users reach; multi-line texts have one by default. */
  readonly counted?: F extends { kind: 'text' } ? true : never;
  readonly when?: When<W>;
  /** Filters the options of a reference by other fields of the form. */
  readonly options?: Options<M, F>;
  /** Buttons that set a day, given as distances from today, such as `+1m`. */
  readonly presets?: F extends { kind: 'date' } ? readonly `+${number}${'d' | 'm' | 'y'}`[] : never;
  /** Relative width of the column in its row; 1 by default. */
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<ValueOf<F>, RecordOf<M>>>;
  /** Content of a table cell if `cell` would only wrap one text; returns undefined if `cell` is needed. */
  readonly plain?: (props: PlainCellProps<RecordOf<M>>) => PlainCell | undefined;
  /** Own input; `false` if the input of another field changes the value. */
  readonly input?: ComponentType<InputProps> | false;
}

/** Display settings of the members of rows, by full path. Conditions refer to other fields of the same row. */
export type RowSettings<M extends Manifest> = {
  readonly [P in RowPath<M['fields']>]?: RowMember<M['fields'], P> extends {
    facts: infer F extends Facts;
    row: infer W extends FieldMap;
  }
    ? FieldSettings<M, F, W>
    : never;
};

/** Kinds that can render a computed value. */
export type ComputedKind = Extract<
  KindName,
  'text' | 'number' | 'money' | 'date' | 'dateTime' | 'ago' | 'boolean' | 'url'
>;

/** Value computed from the record. Columns, cards and facts show it like a field. */
export interface Computed<M extends Manifest> {
  readonly as: ComputedKind;
  readonly value: (record: RecordOf<M>) => string | number | boolean | null;
}

type FilterValues<M extends Manifest> = M extends { list: { filters: infer F extends FieldMap } }
  ? { readonly [N in keyof F & string]?: FilterValueOf<F[N]> }
  : never;

/** Named filter of the list, shown as a tab. */
export interface View<M extends Manifest> {
  readonly filter: FilterValues<M>;
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  /** Shows a count beside the tab's name by a separate request; unnecessary if the list has `counts`. */
  readonly count?: true;
  /** Filter and its values that divide the view; a second row of tabs chooses one, each with its count. */
  readonly by?: {
    readonly [N in keyof FilterValues<M>]?: readonly Extract<FilterValues<M>[N], string>[];
  };
}

/** Operation that counts the list's records by the values of the filter in which its views differ. */
export interface CountsConfig<M extends Manifest> {
  /** The operation; it accepts the other filters of the list. */
  readonly from: { readonly id: OperationId; readonly method: 'GET'; readonly path: string };
  readonly by: FilterName<M>;
  /** Path of the counts in the response, which are keyed by filter value. */
  readonly at: string;
  /** Path of the response's flag that is true for exact counts and false for lower bounds. */
  readonly exactAt?: string;
}

/** Names of the operations that the list offers for several selected records. */
export type BulkName<M extends Manifest, N extends string> =
  | ActionName<M>
  | N
  | (M extends { operations: { remove: object } } ? 'remove' : never);

/** Alternative layout of a list's rows; filters, views and pagination remain. */
export type Layout<M extends Manifest> = ComponentType<{ records: readonly RecordOf<M>[] }>;

/** Configuration of a list. X: names of computed values. N: names of declared changes. */
export interface ListConfig<M extends Manifest, X extends string, N extends string> {
  readonly columns: readonly (LeafPath<M> | X)[];
  /** Optional columns, hidden until the user selects them. */
  readonly more?: readonly (LeafPath<M> | X)[];
  readonly filters?: readonly FilterName<M>[];
  /** Filter that the toolbar shows as a search input. */
  readonly search?: FilterName<M>;
  readonly views?: { readonly [name: string]: View<M> };
  readonly sort?: SortKey<M> | `-${SortKey<M>}`;
  readonly bulk?: readonly BulkName<M, N>[];
  /** Offers an export of the filtered list as CSV and XLSX, with the shown columns or the listed ones. */
  readonly export?: true | readonly (LeafPath<M> | X)[];
  /** Offers an import of new records from a CSV or XLSX file. */
  readonly import?: M extends { create: object } ? true : never;
  /** Enables manual ordering of the rows through the contract's move operation. */
  readonly order?: M extends { operations: { move: object } } ? true : never;
  readonly layouts?: { readonly [name: string]: Layout<M> };
  readonly tiles?: TilesConfig<M, X>;
  /** Board with a column for each view that filters by this field only; the contract's actions move the cards. */
  readonly board?: FilterName<M> & LeafPath<M>;
  /** Further layouts: a timeline of the page's records, and a calendar. */
  readonly timeline?: TimelineConfig<M>;
  readonly calendar?: CalendarConfig<M>;
  /** Initial layout until the user selects another; rows by default. */
  readonly layout?: 'calendar' | 'tiles';
  readonly mobile?: MobileConfig<M, X>;
  readonly empty?: { readonly then: 'create' };
  /** Returns true for a row that needs attention. */
  readonly strong?: (record: RecordOf<M>) => boolean;
  /** Counts for the views and for the board's columns. */
  readonly counts?: CountsConfig<M>;
  readonly statistics?: StatisticsConfig;
  /** Component between the page header and the list. */
  readonly above?: ComponentType;
  /** Component beside the rows; below them on a phone. */
  readonly aside?: ComponentType;
  /** Renders each record instead of a table row or card, inside react-admin's record context. */
  readonly row?: ComponentType<{ record: RecordOf<M> }>;
  /** Renders the whole page instead of the engine's, inside react-admin's list context. */
  readonly render?: ComponentType;
}

/** A group of fields, a form of the API, or a custom section. */
export type ShowGroup<M extends Manifest, X extends string> =
  | readonly (LeafPath<M> | X)[]
  | ApiFormGroup
  | ComponentType<{ record: RecordOf<M> }>;

/** Lists of related resources, each filtered by the record's id. */
export type Related = { readonly [R in ResourceName]?: FilterName<Manifests[R]> };

/** Compact page header. Its menu contains editing and all actions that are not named here. */
export interface HeaderSlot<M extends Manifest> {
  /** Buttons in the header. */
  readonly tools: ComponentType<{ record: RecordOf<M> }>;
  /** First entries of the menu; at least one. */
  readonly menu: ComponentType<{ record: RecordOf<M>; onClose: () => void }>;
  /**
   * Returns the name of the only action with its own button; null if `tools` contains the record's primary action.
   * @param now milliseconds since 1970
   */
  readonly primary: (record: RecordOf<M>, now: number) => ActionName<M> | null;
}

export interface ShowConfig<M extends Manifest, X extends string> {
  /** Field groups are in the side column, sections in the main one; on a phone all are in one column. */
  readonly groups: { readonly [name: string]: ShowGroup<M, X> };
  /** Shows one group at a time; each is a tab with its own path. */
  readonly layout?: 'tabs';
  /** Operations for the groups that are forms of the API. */
  readonly forms?: ApiFormsConfig;
  /** Facts shown under the title. */
  readonly facts?: readonly (LeafPath<M> | X)[];
  readonly related?: Related;
  readonly header?: HeaderSlot<M>;
  /** List of the record's page that is fetched as the record is pressed in a list; undefined if it shows none. */
  readonly prefetch?: (record: RecordOf<M>) => RecordQuery | undefined;
  /** Component beside the first tab's name while another tab of the record is open. */
  readonly news?: ComponentType<{ record: RecordOf<M> }>;
  /** Component between the page header and the content, on each page of the record. */
  readonly above?: ComponentType<{ record: RecordOf<M> }>;
  /** Shows the field groups on the record's other pages too. */
  readonly beside?: 'all';
  /** Renders the whole page instead of the engine's, inside react-admin's show context. */
  readonly render?: ComponentType<{ record: RecordOf<M> }>;
}

/** Values of the record's `status`, from which actions start. */
export type StateOf<M extends Manifest> = M['fields'] extends {
  status: { values: readonly (infer V extends string)[] };
}
  ? V
  : never;

/** Props of a custom action dialog. */
export interface ActionDialogProps<R> {
  record: R;
  /** True while the action runs. */
  isActing: boolean;
  /** The API's error message, in the user's language. */
  refusal: string | undefined;
  /**
   * Runs the action with the answers and closes the dialog.
   * @returns error messages by field if the API refuses the answers
   */
  onAnswer: (answers: Readonly<Record<string, unknown>>) => Promise<object | undefined>;
  onClose: () => void;
}
