import type { ActionConfig, AskedChangeConfig, ChangeConfig } from './actionConfig.ts';
import type { leads } from '#contract/manifest/leads.ts';
import { expectTypeOf, it } from 'vitest';
import type { CalendarConfig } from './calendarConfig.ts';
import type {
  Computed,
  CountsConfig,
  FieldSettings,
  HeaderSlot,
  ListConfig,
  ShowConfig,
  View,
} from './config.ts';
import type { Definition } from './definition.ts';
import type { CreateConfig, EditConfig } from './formConfig.ts';
import type { Facts } from './manifest.ts';
import type { MobileConfig } from './mobileConfig.ts';
import type {
  AnyHeader,
  RuntimeAction,
  RuntimeCalendar,
  RuntimeComputed,
  RuntimeCounts,
  RuntimeCreateConfig,
  RuntimeDefinition,
  RuntimeEditConfig,
  RuntimeFieldSettings,
  RuntimeListConfig,
  RuntimeRemove,
  RuntimeShowConfig,
  RuntimeTiles,
  RuntimeUpload,
  RuntimeView,
} from './runtimeDefinition.ts';
import type { RemoveConfig } from './removeConfig.ts';
import type { TilesConfig, UploadConfig } from './tilesConfig.ts';
import type { TimelineConfig } from './timelineConfig.ts';

type LeadsManifest = typeof leads;
/** Slots of a declared type, without the feature that only the contract sets. */
type Slots<T> = Exclude<keyof T, 'needs'>;

it('has exactly the keys of a definition', () => {
  expectTypeOf<Slots<RuntimeDefinition>>().toEqualTypeOf<keyof Definition<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeFieldSettings>>().toEqualTypeOf<
    keyof FieldSettings<LeadsManifest, Facts>
  >();
  expectTypeOf<Slots<RuntimeComputed>>().toEqualTypeOf<keyof Computed<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeAction>>().toEqualTypeOf<
    | keyof ActionConfig<LeadsManifest>
    | keyof ChangeConfig<LeadsManifest>
    | keyof AskedChangeConfig<LeadsManifest>
  >();
  expectTypeOf<Slots<RuntimeCreateConfig>>().toEqualTypeOf<keyof CreateConfig<'a'>>();
  expectTypeOf<Slots<RuntimeEditConfig>>().toEqualTypeOf<keyof EditConfig<'a'>>();
  expectTypeOf<Slots<RuntimeRemove>>().toEqualTypeOf<keyof RemoveConfig<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeShowConfig>>().toEqualTypeOf<keyof ShowConfig<LeadsManifest, 'a'>>();
  expectTypeOf<Slots<AnyHeader>>().toEqualTypeOf<keyof HeaderSlot<LeadsManifest>>();
});

it('has every key of a list and of its layouts', () => {
  type List = RuntimeListConfig;
  expectTypeOf<Slots<List>>().toEqualTypeOf<keyof ListConfig<LeadsManifest, 'a', 'b'>>();
  expectTypeOf<Slots<RuntimeView>>().toEqualTypeOf<keyof View<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeCounts>>().toEqualTypeOf<keyof CountsConfig<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeTiles>>().toEqualTypeOf<keyof TilesConfig<LeadsManifest, 'a'>>();
  expectTypeOf<Slots<RuntimeUpload>>().toEqualTypeOf<keyof UploadConfig<LeadsManifest>>();
  expectTypeOf<Slots<RuntimeCalendar>>().toEqualTypeOf<keyof CalendarConfig<LeadsManifest>>();
  expectTypeOf<Slots<NonNullable<List['timeline']>>>().toEqualTypeOf<
    keyof TimelineConfig<LeadsManifest>
  >();
  expectTypeOf<Slots<NonNullable<List['mobile']>>>().toEqualTypeOf<
    keyof MobileConfig<LeadsManifest, 'a'>
  >();
});
