import type { ComponentType } from 'react';
import type { Tone } from '../../ui/tone.ts';
import type { CellProps, InputProps, PlainCell, PlainCellProps, RecordQuery } from './cellProps.ts';
import type { KindName } from './kinds.ts';
import type { Manifest } from './manifest.ts';
import type {
  ActionDialogProps,
  ComputedKind,
  FeatureGate,
  Support,
  TourConfig,
} from './config.ts';
import type { ApiFormGroup, ApiFormsConfig } from './apiFormsConfig.ts';
import type { FormRenderProps, PictureConfig } from './formConfig.ts';
import type { StatisticsConfig } from './statisticsConfig.ts';

/** A record of any resource. */
export interface AnyRecord {
  id: number;
  [key: string]: unknown;
}

/** Type-erased settings of a field, as the engine reads them. */
export interface RuntimeFieldSettings extends FeatureGate {
  readonly as?: KindName;
  readonly tone?: { readonly [value: string]: Tone };
  readonly inWords?: true;
  readonly counted?: true;
  readonly when?: { readonly [path: string]: readonly unknown[] | undefined };
  readonly presets?: readonly string[];
  readonly options?: { readonly [filter: string]: string | undefined };
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<unknown, AnyRecord>>;
  readonly plain?: (props: PlainCellProps<AnyRecord>) => PlainCell | undefined;
  readonly input?: ComponentType<InputProps> | false;
}

export interface RuntimeComputed {
  readonly as: ComputedKind;
  readonly value: (record: AnyRecord) => string | number | boolean | null;
}

export interface RuntimeView {
  readonly filter: { readonly [name: string]: unknown };
  readonly sort?: string;
  readonly count?: true;
  readonly by?: { readonly [name: string]: readonly string[] | undefined };
}

export interface RuntimeCounts {
  readonly from: { readonly id: string; readonly method: 'GET'; readonly path: string };
  readonly by: string;
  readonly at: string;
  readonly exactAt?: string;
}

export type RuntimeForm = { readonly [group: string]: readonly string[] };

export interface RuntimeFormConfig extends FeatureGate, Support {
  readonly form: RuntimeForm;
  readonly layout?: 'tabs';
  readonly aside?: ComponentType;
  readonly render?: ComponentType<FormRenderProps>;
}

export interface RuntimeCreateConfig extends RuntimeFormConfig {
  readonly start?: { readonly [path: string]: unknown };
  readonly copy?: true;
  readonly opens?: string;
}

export interface RuntimeEditConfig extends RuntimeFormConfig {
  readonly picture?: PictureConfig;
}

export interface RuntimeCalendar {
  readonly day: string;
  readonly lastDay?: string;
  readonly startsAt?: string;
  readonly endsAt?: string;
  readonly isAllDay?: string;
  readonly from: string;
  readonly until: string;
  readonly colour?: string;
  readonly alert?: string;
  readonly forceField?: string;
  readonly namedDays?: RuntimeCounts['from'];
}

export type RuntimeLayout = ComponentType<{ records: readonly AnyRecord[] }>;

export interface RuntimeUpload {
  readonly file: string;
  readonly ask?: readonly string[];
  readonly batch?: { readonly id: string; readonly position: string };
  readonly set?: { readonly [path: string]: unknown };
}

export interface RuntimeTiles {
  readonly picture: string;
  readonly shape?: 'portrait';
  readonly badges?: RuntimeSection;
  readonly notice?: RuntimeSection;
  readonly under?: readonly string[];
  readonly lines?: 1 | 2;
  readonly upload?: RuntimeUpload;
  readonly opens?: 'record';
  readonly slides?: {
    readonly by: string;
    readonly of: { readonly [value: string]: RuntimeSection };
  };
}

export interface RuntimeListConfig {
  readonly columns: readonly string[];
  readonly more?: readonly string[];
  readonly filters?: readonly string[];
  readonly search?: string;
  readonly views?: { readonly [name: string]: RuntimeView };
  readonly sort?: string;
  readonly bulk?: readonly string[];
  readonly export?: true | readonly string[];
  readonly import?: true;
  readonly order?: true;
  readonly layouts?: { readonly [name: string]: RuntimeLayout };
  readonly tiles?: RuntimeTiles;
  readonly board?: string;
  readonly timeline?: { readonly from: string; readonly until: string; readonly colour?: string };
  readonly calendar?: RuntimeCalendar;
  readonly layout?: 'calendar' | 'tiles';
  readonly mobile?: {
    readonly picture?: string;
    readonly line: string;
    readonly under: readonly string[];
    readonly actions?: ComponentType<{ record: AnyRecord }>;
  };
  readonly empty?: { readonly then: 'create' };
  readonly strong?: (record: AnyRecord) => boolean;
  readonly counts?: RuntimeCounts;
  readonly statistics?: StatisticsConfig;
  readonly above?: ComponentType;
  readonly aside?: ComponentType;
  readonly row?: RuntimeSection;
  readonly render?: ComponentType;
}

export type RuntimeSection = ComponentType<{ record: AnyRecord }>;

export interface AnyHeader {
  readonly tools: RuntimeSection;
  readonly menu: ComponentType<{ record: AnyRecord; onClose: () => void }>;
  readonly primary: (record: AnyRecord, now: number) => string | null;
}

export interface RuntimeShowConfig {
  readonly groups: { readonly [name: string]: readonly string[] | ApiFormGroup | RuntimeSection };
  readonly layout?: 'tabs';
  readonly forms?: ApiFormsConfig;
  readonly facts?: readonly string[];
  readonly related?: { readonly [resource: string]: string | undefined };
  readonly header?: AnyHeader;
  readonly prefetch?: (record: AnyRecord) => RecordQuery | undefined;
  readonly news?: RuntimeSection;
  readonly above?: RuntimeSection;
  readonly beside?: 'all';
  readonly render?: RuntimeSection;
}

/** An action of the contract, or a declared change if it has `set` or `ask`. */
export interface RuntimeAction extends FeatureGate, Support {
  readonly tone?: 'primary' | 'danger';
  readonly confirm?: true;
  readonly undo?: true | string;
  readonly answers?: { readonly [answer: string]: string };
  readonly again?: true;
  readonly set?: { readonly [path: string]: unknown };
  readonly ask?: { readonly [path: string]: 'replace' | 'add' | undefined };
  readonly within?: string;
  readonly from?: readonly string[];
  readonly dialog?: ComponentType<ActionDialogProps<AnyRecord>>;
  readonly notice?: ComponentType<{ record: AnyRecord }>;
}

export interface RuntimeRemove extends FeatureGate, Support {
  readonly consequence?: ComponentType<{ records: readonly AnyRecord[] }>;
}

export interface RuntimeDefinition {
  readonly title: string;
  readonly fields?: { readonly [path: string]: RuntimeFieldSettings | undefined };
  readonly computed?: { readonly [name: string]: RuntimeComputed };
  readonly list?: RuntimeListConfig;
  readonly show?: RuntimeShowConfig;
  readonly create?: RuntimeCreateConfig;
  readonly edit?: RuntimeEditConfig;
  readonly remove?: false | RuntimeRemove;
  readonly actions?: { readonly [name: string]: RuntimeAction | undefined };
  readonly pages?: { readonly [name: string]: RuntimeSection };
  readonly tours?: { readonly [name: string]: TourConfig };
}

/** A declared resource, as the engine's views receive it. */
export interface Resource {
  readonly name: string;
  readonly manifest: Manifest;
  readonly definition: RuntimeDefinition;
}
