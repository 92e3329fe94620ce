import { useEffect, type ComponentProps } from 'react';
import { watchSeen } from '../push/seenTabs.ts';
import { usePushNews } from '../push/usePushNews.ts';
import Realtime from '../realtime/Realtime.tsx';

type PanelNewsProps = Omit<ComponentProps<typeof Realtime>, 'onNews'>;

/** Shows events in the page, and as browser notifications while the page is not visible. */
export default function PanelNews(props: PanelNewsProps) {
  useEffect(() => {
    const stop = watchSeen();
    return () => stop();
  }, []);
  const onNews = usePushNews(props.leadsPath);
  return <Realtime {...props} onNews={onNews} />;
}
