import type { ComponentType, ReactNode } from 'react';
import type { Lock, Support } from './config.ts';

/** A record's picture, which has its own operations for upload and removal. */
export interface PictureConfig {
  /** Field with the picture's URL. */
  readonly field: string;
  /** Aspect ratio (width / height). */
  readonly aspect: number;
  readonly upload: Endpoint;
  readonly remove: Endpoint;
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** Edit form of a record; its picture is the first field. */
export interface EditConfig<P extends string> extends FormConfig<P> {
  readonly picture?: PictureConfig;
}

/** Create form of a resource. */
export interface CreateConfig<P extends string> extends FormConfig<P> {
  /** Initial values of a new record. */
  readonly start?: { readonly [field in P]?: string | number | boolean };
  /** Adds an entry to a record's menu that creates a new record with the same values, except files. */
  readonly copy?: true;
  /** Route to which creating leads in place of the record's page, such as `galleries/:id/photos`. */
  readonly opens?: `${string}/:id/${string}`;
}

/** Form of a definition: its groups of fields and its access settings. */
export interface FormConfig<P extends string> extends Lock, Support {
  readonly form: { readonly [group: string]: readonly P[] };
  /** Shows one group of fields at a time. */
  readonly layout?: 'tabs';
  /**
   * Component beside the form; below it on a phone. It has access to the contexts of react-hook-form and of the
   * record.
   */
  readonly aside?: ComponentType;
  /**
   * Renders the form instead of the engine's, inside react-admin's create or edit context. Only the fields of
   * `form` are sent.
   */
  readonly render?: ComponentType<FormRenderProps>;
}

/** Props of a custom form. */
export interface FormRenderProps {
  /** Id for the form element; a dialog about a conflicting edit submits it. */
  id: string;
  /** Dialogs that are rendered inside the form. */
  children?: ReactNode;
}
