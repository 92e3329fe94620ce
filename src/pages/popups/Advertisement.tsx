import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { Video } from '#contract/parseVideo.ts';
import { VideoPreview } from '../../engine/kinds/videoLink/VideoPreview.tsx';
import styles from './Popup.module.css';
import { PopupFrame } from './PopupFrame.tsx';

interface AdvertisementProps {
  video: Video;
  onClose: () => void;
}

/** Renders the video about new features. The video host is contacted only when the user plays it. */
export function Advertisement({ video, onClose }: AdvertisementProps) {
  const translate = useTranslate();
  return (
    <PopupFrame
      icon={CampaignOutlined}
      title={translate('popups.advertisement.title')}
      text={translate('popups.advertisement.text')}
      width="sm"
      onClose={onClose}
    >
      <div className={styles.video}>
        <VideoPreview video={video} />
      </div>
      <div className={styles.actions}>
        <Button color="inherit" onClick={onClose}>
          {translate('ui.action.close')}
        </Button>
      </div>
    </PopupFrame>
  );
}
