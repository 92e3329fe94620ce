import type { Samples } from '../../definition/field.ts';

export const samples: Samples = {
  facts: { kind: 'videoLink', required: true, maxLength: 300, hosts: 'known' },
  good: [
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://vimeo.com/76979871/ab12cd34ef',
    'https://dai.ly/x8abcde',
  ],
  bad: [
    undefined,
    null,
    '',
    'https://example.com/film.mp4',
    'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)//youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/playlist?list=PL1',
    `https://youtu.be/dQw4w9WgXcQ?${'a'.repeat(300)}`,
    42,
  ],
};
