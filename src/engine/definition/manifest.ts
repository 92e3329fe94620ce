import type { Rule } from '#contract/brokenRules.ts';
import type { Manifests, Records } from '#contract/manifest/types.ts';
import type { Schemas } from '#contract/types.ts';

/** A feature of the package. */
export type Feature = Schemas['PackageFeature'];

/** Facts of the contract about one field; an absent fact means no. The contract's generator writes them. */
export interface Facts {
  readonly kind: string;
  readonly many?: true;
  readonly required?: true;
  readonly nullable?: true;
  readonly readOnly?: true;
  /** Not written by an agent who acts as a customer user. */
  readonly impersonation?: 'blocked';
  readonly values?: readonly string[];
  readonly ref?: string;
  readonly list?: string;
  readonly currency?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: true;
  /** The only value that a yes or no may have (`const`). */
  readonly mustBe?: boolean;
  readonly integer?: true;
  /** `-18y`: at the latest that long ago. */
  readonly notAfter?: string;
  readonly notBefore?: string;
  /** Media types that a file may have. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
  /** Of a picture among files of other types. */
  readonly maxPictureBytes?: number;
  /** Of all files of a list together. */
  readonly maxTotalBytes?: number;
  /** Pixels. */
  readonly minWidth?: number;
  readonly maxWidth?: number;
  /** Width over height. */
  readonly aspect?: number;
  /** Characters that a text should have, without having to. */
  readonly advisedLength?: number;
  /** Kinds of category of which a referenced provider must be. */
  readonly categoryType?: readonly string[];
  /** Placeholders that a text may contain, written as `{{name}}`. */
  readonly mergeFields?: readonly string[];
  /** Accepted video sources: any https address, or only those that the panel can play. */
  readonly hosts?: 'any' | 'known';
  /** The place in a hand-made order, among the records with the same value there, or among all. */
  readonly orderWithin?: string | true;
  /** Places at the beginning of that order that the system fills (`x-order`). */
  readonly lockedFirst?: number;
  /** Package feature that writing the field requires. */
  readonly feature?: Feature;
  /** Fields of which one must be filled, this one among them. */
  readonly oneOf?: readonly string[];
  /** Carried by one record alone, for each value of this field, or in the account. */
  readonly onlyOne?: string | true;
  /** Holds no phone number, e-mail or web address. */
  readonly noContacts?: true;
  readonly default?: unknown;
  readonly fields?: FieldMap;
}

export type FieldMap = { readonly [path: string]: Facts };

/** A resource of the contract as the engine reads it. */
export interface Manifest {
  readonly name: string;
  readonly params: readonly string[];
  readonly operations: {
    readonly [slot: string]: {
      readonly method: string;
      readonly path: string;
      readonly feature?: Feature;
      /** Refused while an agent acts as a customer user. */
      readonly impersonation?: 'blocked';
    };
  };
  readonly fields: FieldMap;
  readonly list?: {
    readonly sort: readonly string[];
    readonly defaultSort: string;
    readonly filters: FieldMap;
    readonly required: readonly string[];
  };
  readonly create?: {
    readonly fields: FieldMap;
    readonly required: readonly string[];
    readonly media: string;
    readonly rules?: readonly Rule[];
    readonly quota?: Quota;
    /** Records that there may be, in the account or below one record (`x-max-records`). */
    readonly maxRecords?: number;
  };
  readonly update?: {
    readonly fields: FieldMap;
    readonly media: string;
    readonly rules?: readonly Rule[];
  };
  readonly actions?: {
    readonly [name: string]: {
      readonly fields: FieldMap;
      readonly required: readonly string[];
      readonly transition?: Transition;
      readonly feature?: Feature;
      readonly rules?: readonly Rule[];
    };
  };
  readonly review?: Review;
}

/** Limit of the package for new records (`x-quota`), for each value of `per`; those with the values of `among` count. */
export interface Quota {
  readonly limit: string;
  readonly per: string;
  readonly among?: { readonly [path: string]: string | number | boolean };
}

/** Fields whose change the support desk approves (`x-review`). */
export interface Review {
  /** Fields whose change sends a record back to approval, and the status that it has then. */
  readonly again?: readonly string[];
  /** Statuses from which it returns; omitted, from any. */
  readonly from?: readonly string[];
  readonly to?: string;
  /** Status once the desk approves, where it is neither `approved` nor `published`. */
  readonly approved?: string;
  /** Fields whose change is kept beside the live value, of records with the values of `among`. */
  readonly beside?: readonly string[];
  readonly among?: {
    readonly [path: string]: string | boolean | readonly (string | boolean)[];
  };
}

/** Effect of an action on the record's state, if the contract declares it as data. */
export interface Transition {
  readonly field: string;
  readonly from: readonly string[];
  /** Several, where the record decides which of them. */
  readonly to: string | readonly string[];
}

export type ResourceName = keyof Manifests;

/** The record that the API answers for a resource. */
export type RecordOf<M extends Manifest> = M['name'] extends keyof Records
  ? Records[M['name']]
  : { id: number };

/** Paths of the fields that hold a value: objects are reached through their members. */
export type LeafPath<M extends Manifest> = LeavesOf<M['fields']>;
export type LeavesOf<F extends FieldMap> = {
  [P in keyof F & string]: F[P]['kind'] extends 'object' ? never : P;
}[keyof F & string];

/** Whole paths of the members of rows, and of rows within rows. */
export type RowPath<F extends FieldMap> = {
  [P in keyof F & string]: F[P] extends { kind: 'rows'; fields: infer G extends FieldMap }
    ? `${P}.${LeavesOf<G> | RowPath<G>}`
    : never;
}[keyof F & string];

/** A member of rows by its whole path, and the fields of the same row. */
export type RowMember<F extends FieldMap, P extends string> = {
  [K in keyof F & string]: P extends `${K}.${infer Rest}`
    ? F[K] extends { fields: infer G extends FieldMap }
      ? Rest extends keyof G & string
        ? { facts: G[Rest]; row: G }
        : RowMember<G, Rest>
      : never
    : never;
}[keyof F & string];

/** Paths of the fields that a create form may contain. */
export type CreatePath<M extends Manifest> = M extends {
  create: { fields: infer F extends FieldMap };
}
  ? LeavesOf<F>
  : never;
export type UpdatePath<M extends Manifest> = M extends {
  update: { fields: infer F extends FieldMap };
}
  ? LeavesOf<F>
  : never;
export type RequiredCreatePath<M extends Manifest> = M extends {
  create: { required: readonly (infer R extends string)[] };
}
  ? R
  : never;

export type SortKey<M extends Manifest> = M extends {
  list: { sort: readonly (infer K extends string)[] };
}
  ? K
  : never;
export type FilterName<M extends Manifest> = M extends {
  list: { filters: infer F extends FieldMap };
}
  ? keyof F & string
  : never;
export type ActionName<M extends Manifest> = M extends { actions: infer A }
  ? keyof A & string
  : never;

type Scalar<F extends Facts> = F extends { values: readonly (infer V)[] }
  ? V
  : F['kind'] extends 'boolean'
    ? boolean
    : F['kind'] extends 'number' | 'money' | 'percent' | 'version' | 'id' | 'rating' | 'tags'
      ? number
      : F['kind'] extends 'reference'
        ? number
        : F['kind'] extends 'rows' | 'weekPrices' | 'object' | 'address' | 'mapPoint'
          ? object
          : string;
type Plural<F extends Facts> = F extends { many: true } ? readonly Scalar<F>[] : Scalar<F>;

/** The value that a field holds. */
export type ValueOf<F extends Facts> = F extends { nullable: true } ? Plural<F> | null : Plural<F>;

/** Values of a filter or a condition: one, or several for a list. */
export type AskedOf<F extends Facts> = F extends { many: true } ? readonly Scalar<F>[] : Scalar<F>;
