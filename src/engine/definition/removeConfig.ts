import type { ComponentType } from 'react';
import type { Lock, Support } from './config.ts';
import type { Manifest, RecordOf } from './manifest.ts';

/** Settings for the deletion of one record or of several. */
export interface RemoveConfig<M extends Manifest> extends Lock, Support {
  /**
   * Component of the confirmation that names what is lost beyond the records, such as their photos. The dialog adds
   * that this cannot be undone.
   */
  readonly consequence?: ComponentType<{ records: readonly RecordOf<M>[] }>;
}
