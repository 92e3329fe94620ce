export const coupleSearch = {
  open: 'Çift ara',
  hint: 'Gelinin ya da damadın adından en az iki harf yazın.',
};
