/** Time zone of the deployment: what "today" means, and where a day begins. */
export const zone = 'Europe/Istanbul';
