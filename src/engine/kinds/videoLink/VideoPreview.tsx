import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { embedUrl, type Video } from '#contract/parseVideo.ts';
import { hostNames } from './hostNames.ts';
import styles from './VideoPreview.module.css';

/** Renders the host's player after a click; no request is sent to the host before. */
export function VideoPreview({ video }: { video: Video }) {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  const host = hostNames[video.host];
  if (!isOpen) {
    return (
      <button type="button" className={styles.preview} onClick={() => setIsOpen(true)}>
        <PlayCircleOutlined />
        {translate('engine.video.show', { host })}
      </button>
    );
  }
  return (
    <iframe
      className={styles.preview}
      src={embedUrl(video)}
      title={translate('engine.video.player', { host })}
      sandbox="allow-scripts allow-same-origin allow-presentation allow-popups"
      allow="fullscreen; encrypted-media; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
