/** The time zone whose days and hours are counted; times in the database are instants. */
export let zone = 'Europe/Istanbul';

/** Sets the time zone of the process, which serves one deployment; to be called once, before any computation. */
export function setZone(deployments: string): void {
  zone = deployments;
}
