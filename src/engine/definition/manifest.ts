import type { Rule } from '#contract/brokenRules.ts';
import type { Manifests, Records } from '#contract/manifest/types.ts';
import type { Schemas } from '#contract/types.ts';

/** A feature of the package. */
export type Feature = Schemas['PackageFeature'];

/** Facts of the contract about one field, written by the generator; a missing fact means no. */
export interface Facts {
  readonly kind: string;
  readonly many?: true;
  readonly required?: true;
  readonly nullable?: true;
  readonly readOnly?: true;
  /** An impersonating agent must not write the field. */
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
  /** The only allowed value of a boolean (`const`). */
  readonly mustBe?: boolean;
  readonly integer?: true;
  /** Latest allowed day as a distance from today: `-18y` is 18 years ago. */
  readonly notAfter?: string;
  readonly notBefore?: string;
  /** Allowed media types of a file. */
  readonly accept?: readonly string[];
  readonly maxBytes?: number;
  /** Maximum size of a picture, in a field that also accepts other file types. */
  readonly maxPictureBytes?: number;
  /** Maximum size of all files of the field together. */
  readonly maxTotalBytes?: number;
  /** Field with the cover of a list of pictures, with which the list exchanges pictures. */
  readonly cover?: string;
  /** Minimum width in pixels. */
  readonly minWidth?: number;
  readonly maxWidth?: number;
  /** Aspect ratio (width / height). */
  readonly aspect?: number;
  /** Advised count of characters; not enforced. */
  readonly advisedLength?: number;
  /** Category types that a referenced provider may have. */
  readonly categoryType?: readonly string[];
  /** Placeholders that a text may contain, written as `{{name}}`. */
  readonly mergeFields?: readonly string[];
  /** Accepted video sources: any https address, or only those that the panel can play. */
  readonly hosts?: 'any' | 'known';
  /** Position in a manual order: among the records with the same value of this field, or among all (`true`). */
  readonly orderWithin?: string | true;
  /** Count of first positions in that order that the system assigns (`x-order`). */
  readonly lockedFirst?: number;
  /** Package feature that writing the field requires. */
  readonly feature?: Feature;
  /** Fields of which at least one must be filled, including this one. */
  readonly oneOf?: readonly string[];
  /** Only one record may have the value: for each value of this field, or in the account (`true`). */
  readonly onlyOne?: string | true;
  /** Must not contain a phone number, e-mail address or web address. */
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
      /** Forbidden for an impersonating agent. */
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
    /** Maximum count of records, in the account or below one record (`x-max-records`). */
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

/**
 * Package limit for new records (`x-quota`), for each value of `per`. Only records with the values of `among`
 * count.
 */
export interface Quota {
  readonly limit: string;
  readonly per: string;
  readonly among?: { readonly [path: string]: string | number | boolean };
}

/** Fields whose change the support desk approves (`x-review`). */
export interface Review {
  /** Fields whose change returns a record to approval, with the status `to`. */
  readonly again?: readonly string[];
  /** Statuses from which a record returns to approval; every status by default. */
  readonly from?: readonly string[];
  readonly to?: string;
  /** Status after approval, if it is neither `approved` nor `published`. */
  readonly approved?: string;
  /** Fields whose change is stored separately until approval, for records with the values of `among`. */
  readonly beside?: readonly string[];
  readonly among?: {
    readonly [path: string]: string | boolean | readonly (string | boolean)[];
  };
}

/** Effect of an action on the record's state, if the contract declares it as data. */
export interface Transition {
  readonly field: string;
  readonly from: readonly string[];
  /** Possible target states; several if the record determines which one applies. */
  readonly to: string | readonly string[];
}

export type ResourceName = keyof Manifests;

/** Record type of a resource, as the API returns it. */
export type RecordOf<M extends Manifest> = M['name'] extends keyof Records
  ? Records[M['name']]
  : { id: number };

/** Paths of the fields that contain a value; objects are represented by their members. */
export type LeafPath<M extends Manifest> = LeavesOf<M['fields']>;
export type LeavesOf<F extends FieldMap> = {
  [P in keyof F & string]: F[P]['kind'] extends 'object' ? never : P;
}[keyof F & string];

/** Full paths of the members of rows, including nested rows. */
export type RowPath<F extends FieldMap> = {
  [P in keyof F & string]: F[P] extends { kind: 'rows'; fields: infer G extends FieldMap }
    ? `${P}.${LeavesOf<G> | RowPath<G>}`
    : never;
}[keyof F & string];

/** A member of rows by its full path, with the fields of its row. */
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

/** Type of a field's value. */
export type ValueOf<F extends Facts> = F extends { nullable: true } ? Plural<F> | null : Plural<F>;

/** Type of a filter's or condition's value: one value, or several for a list. */
export type FilterValueOf<F extends Facts> = F extends { many: true }
  ? readonly Scalar<F>[]
  : Scalar<F>;
