import type { Shape } from '../messages.ts';
import type { packageLimit as shape } from '../tr/packageLimit.ts';

export const packageLimit: Shape<typeof shape> = {
  reached: 'Your plan’s limit is reached, %{used} of %{allowed}',
  title: 'Your plan’s limit is reached',
  used: '%{used} of %{allowed} are used on the whole page.',
  refused: 'The chosen file was not uploaded. |||| The %{count} chosen files were not uploaded.',
  partly:
    'Your plan has used %{used} of %{allowed}: only the first file will be uploaded, not these: |||| Your plan has used %{used} of %{allowed}: only the first %{count} files will be uploaded, not these:',
  counted: {
    photos:
      'Photos of all galleries count together, including those awaiting approval and inactive ones; videos do not count.',
  },
  countedAll: 'All records of the page count together.',
  advice: 'Delete one to make room, or ask for a bigger plan.',
};
