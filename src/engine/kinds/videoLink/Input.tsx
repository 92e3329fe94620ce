import { TextInput, useWrappedSource } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { embedUrl, parseVideo } from '#contract/parseVideo.ts';
import type { Input } from '../../definition/field.ts';
import { withScheme } from '../url/withScheme.ts';
import { useInputProps } from '../../controls/useInputProps.ts';
import { VideoPreview } from './VideoPreview.tsx';

/** Completes a typed URL; the hosts with a player all have https, so that http is corrected there. */
function address(typed: unknown): unknown {
  const text = withScheme(typeof typed === 'string' ? typed.trim() : typed);
  const isKnown = typeof text === 'string' && parseVideo(text) !== undefined;
  return isKnown ? text.replace(/^http:/i, 'https:') : text;
}

/** Renders a video URL input, with a preview for a known host. */
export const VideoLinkInput: Input = ({ field, source }) => {
  const value: unknown = useWatch({ name: useWrappedSource(source) });
  const video = typeof value === 'string' ? parseVideo(value) : undefined;
  return (
    <>
      <TextInput
        {...useInputProps(field, source)}
        type="url"
        parse={address}
        slotProps={{
          htmlInput: { dir: 'ltr', inputMode: 'url', maxLength: field.facts.maxLength },
        }}
      />
      {video && <VideoPreview key={embedUrl(video)} video={video} />}
    </>
  );
};
