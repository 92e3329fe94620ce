import type { ComponentType, ReactNode } from 'react';
import type { Lock, Support } from './config.ts';

/** A record's picture, which has calls of its own beside the record's. */
export interface PictureConfig {
  /** The field that holds its address. */
  readonly field: string;
  /** Width over height. */
  readonly aspect: number;
  readonly upload: Endpoint;
  readonly remove: Endpoint;
}

interface Endpoint {
  readonly method: string;
  readonly path: string;
}

/** The form of an existing record; its picture is the first field. */
export interface EditConfig<P extends string> extends FormConfig<P> {
  readonly picture?: PictureConfig;
}

/** The form of a new record. */
export interface CreateConfig<P extends string> extends FormConfig<P> {
  /** Values that a new record starts with. */
  readonly start?: { readonly [field in P]?: string | number | boolean };
  /** A record's menu offers a new one with the same values, files aside. */
  readonly copy?: true;
}

/** A form of its own in a definition: groups of fields, and who gets it. */
export interface FormConfig<P extends string> extends Lock, Support {
  readonly form: { readonly [group: string]: readonly P[] };
  /** Shows one group of fields at a time. */
  readonly layout?: 'tabs';
  /** Stands beside the form, on a phone below it; react-hook-form's and the record's context are around it. */
  readonly aside?: ComponentType;
  /**
   * Renders the form in place of the engine's, inside react-admin's create or edit context. The fields
   * of `form` are what is sent.
   */
  readonly render?: ComponentType<FormRenderProps>;
}

/** Props of a form of one's own. */
export interface FormRenderProps {
  /** Id for the form element; a dialog about a conflicting edit submits it. */
  id: string;
  /** Dialogs that belong inside the form. */
  children?: ReactNode;
}
