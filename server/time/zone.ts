/** The time zone whose days and hours are counted; times in the database are instants. */
export let zone = 'Europe/Istanbul';

/** A process serves one deployment: it says once, before anything is counted, where that is. */
export function setZone(deployments: string): void {
  zone = deployments;
}
