import type { ComponentType } from 'react';
import type { Tone } from '../../ui/tone.ts';
import type { CellProps, InputProps } from './cellProps.ts';
import type { KindName } from './kinds.ts';
import type { Manifest } from './manifest.ts';
import type {
  ComputedKind,
  FeatureGate,
  PictureSlot,
  StatisticsSlot,
  Support,
  TourSlot,
} from './slots.ts';

/** A record of any resource. */
export interface AnyRecord {
  id: number;
  [key: string]: unknown;
}

/** A definition with its types worn off, as the engine draws it. */
export interface AnyFieldSettings extends FeatureGate {
  readonly as?: KindName;
  readonly tone?: { readonly [value: string]: Tone };
  readonly when?: { readonly [path: string]: readonly unknown[] | undefined };
  readonly options?: { readonly [filter: string]: string | undefined };
  readonly width?: number;
  readonly cell?: ComponentType<CellProps<unknown, AnyRecord>>;
  readonly input?: ComponentType<InputProps>;
}

export interface AnyComputed {
  readonly as: ComputedKind;
  readonly value: (record: AnyRecord) => string | number | boolean | null;
}

export interface AnyView {
  readonly filter: { readonly [name: string]: unknown };
  readonly sort?: string;
  readonly count?: true;
}

export interface AnyCounts {
  readonly from: { readonly id: string; readonly method: 'GET'; readonly path: string };
  readonly by: string;
  readonly at: string;
  readonly exactAt?: string;
}

export type AnyForm = { readonly [group: string]: readonly string[] };

export interface AnyFormSlot extends FeatureGate, Support {
  readonly form: AnyForm;
}

export interface AnyEditSlot extends AnyFormSlot {
  readonly picture?: PictureSlot;
}

export type AnyLayout = ComponentType<{ records: readonly AnyRecord[] }>;

export interface AnyList {
  readonly columns: readonly string[];
  readonly more?: readonly string[];
  readonly filters?: readonly string[];
  readonly search?: string;
  readonly views?: { readonly [name: string]: AnyView };
  readonly sort?: string;
  readonly bulk?: readonly string[];
  readonly export?: true | readonly string[];
  readonly import?: true;
  readonly order?: true;
  readonly layouts?: { readonly [name: string]: AnyLayout };
  readonly board?: string;
  readonly mobile?: {
    readonly line: string;
    readonly under: readonly string[];
    readonly actions?: ComponentType<{ record: AnyRecord }>;
  };
  readonly empty?: { readonly then: 'create' };
  readonly strong?: (record: AnyRecord) => boolean;
  readonly counts?: AnyCounts;
  readonly statistics?: StatisticsSlot;
  readonly above?: ComponentType;
}

export type AnySection = ComponentType<{ record: AnyRecord }>;

export interface AnyHeader {
  readonly tools: AnySection;
  readonly menu: ComponentType<{ record: AnyRecord; onClose: () => void }>;
  readonly primary: (record: AnyRecord, now: number) => string | null;
}

export interface AnyShow {
  readonly groups: { readonly [name: string]: readonly string[] | AnySection };
  readonly facts?: readonly string[];
  readonly related?: { readonly [resource: string]: string | undefined };
  readonly header?: AnyHeader;
  readonly news?: AnySection;
  readonly above?: AnySection;
  readonly beside?: 'all';
}

/** An action of the contract, or with `set` a declared change. */
export interface AnyAction extends FeatureGate, Support {
  readonly tone?: 'primary' | 'danger';
  readonly confirm?: true;
  readonly undo?: true | string;
  readonly again?: true;
  readonly set?: { readonly [path: string]: unknown };
  readonly from?: readonly string[];
}

export interface AnyDefinition {
  readonly title: string;
  readonly fields?: { readonly [path: string]: AnyFieldSettings | undefined };
  readonly computed?: { readonly [name: string]: AnyComputed };
  readonly list?: AnyList;
  readonly show?: AnyShow;
  readonly create?: AnyFormSlot;
  readonly edit?: AnyEditSlot;
  readonly remove?: false | (FeatureGate & Support);
  readonly actions?: { readonly [name: string]: AnyAction | undefined };
  readonly pages?: { readonly [name: string]: AnySection };
  readonly tours?: { readonly [name: string]: TourSlot };
}

/** A declared resource: what the engine's views are given. */
export interface Resource {
  readonly name: string;
  readonly manifest: Manifest;
  readonly definition: AnyDefinition;
}
