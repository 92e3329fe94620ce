import { useEffect, type ComponentProps } from 'react';
import { watchSeen } from '../push/seenTabs.ts';
import { usePushNews } from '../push/usePushNews.ts';
import Realtime from '../realtime/Realtime.tsx';

type PanelNewsProps = Omit<ComponentProps<typeof Realtime>, 'onNews'>;

/** What happens, in the page and, where nobody looks at it, by the browser. */
export default function PanelNews(props: PanelNewsProps) {
  useEffect(() => {
    const stop = watchSeen();
    return () => stop();
  }, []);
  const onNews = usePushNews(props.leadsPath);
  return <Realtime {...props} onNews={onNews} />;
}
