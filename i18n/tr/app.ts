export const app = {
  name: 'Davet Paneli',
};
