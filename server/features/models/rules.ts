import type { FieldFault } from '../../http/apiError.ts';

/** Parts of a model that the contract's own words do not judge. */
export interface Judged {
  optionIds: readonly number[];
  videos: readonly { url: string }[];
}

/** Faults of a model: options that its page's category lacks, and videos of a host that no panel can play. */
export function modelFaults(
  { optionIds, videos }: Judged,
  known: ReadonlySet<number>,
  isPlayable: (url: string) => boolean,
): FieldFault[] {
  return [
    ...optionIds.flatMap((id, index) =>
      known.has(id) ? [] : [{ path: `optionIds[${index}]`, code: 'not_own' }],
    ),
    ...videos.flatMap(({ url }, index) =>
      isPlayable(url) ? [] : [{ path: `videos[${index}].url`, code: 'video_host' }],
    ),
  ];
}
