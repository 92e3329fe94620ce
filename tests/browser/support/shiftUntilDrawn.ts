/** Runs in the page: sums the layout shifts without user input until the visible pictures are loaded. */
export async function shiftUntilDrawn(): Promise<number> {
  let shift = 0;
  const seen = (list: PerformanceObserverEntryList) => {
    for (const entry of list.getEntries())
      if ('value' in entry && 'hadRecentInput' in entry && !entry.hadRecentInput)
        shift += Number(entry.value);
  };
  const observer = new PerformanceObserver(seen);
  observer.observe({ type: 'layout-shift' });
  const images = [...document.querySelectorAll<HTMLImageElement>('li[data-index] img')];
  const inView = images.filter((image) => image.getBoundingClientRect().top < innerHeight);
  if (inView.length < 6)
    throw new Error(`expected loaded pictures in view, found ${inView.length} pictures`);
  await Promise.all(inView.map((image) => image.decode()));
  await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  observer.disconnect();
  return shift;
}
