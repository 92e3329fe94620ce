import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { sampleField } from '../../../gallery/sampleField.ts';
import {
  ResourceLocationContext,
  type ResourceLocation,
} from '../../definition/useResourceLocation.ts';
import { usePriceOptions } from './usePriceOptions.ts';

const location: ResourceLocation = {
  resource: 'gallery',
  base: '/gallery',
  meta: { path: { place: '34' } },
};

function filterBy(options: Record<string, string>, values: object) {
  const field = { ...sampleField('weekPrices'), settings: { options } };
  const wrapper = function Wrapper({ children }: { children: ReactNode }) {
    const form = useForm({ defaultValues: values });
    return (
      <ResourceLocationContext value={location}>
        <FormProvider {...form}>{children}</FormProvider>
      </ResourceLocationContext>
    );
  };
  return renderHook(() => usePriceOptions(field), { wrapper }).result.current;
}

it('filters the options by form fields and by the parameters of the location', () => {
  const options = { catalogTypeId: 'typeId', cityId: ':place' };
  expect(filterBy(options, { typeId: 5 })).toEqual({ catalogTypeId: 5, cityId: 34 });
});

it('offers no options while a field of the filter is empty, or without a filter', () => {
  expect(filterBy({ catalogTypeId: 'typeId' }, { typeId: null })).toBeUndefined();
  expect(filterBy({}, {})).toBeUndefined();
});
