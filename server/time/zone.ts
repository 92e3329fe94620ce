/** Time zone of the deployment's days and hours; times in the database are instants. */
export let zone = 'Europe/Istanbul';

/** Sets the time zone of the process; call it once, before any computation. */
export function setZone(deployments: string): void {
  zone = deployments;
}
