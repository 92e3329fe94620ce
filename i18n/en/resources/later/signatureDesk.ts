/** Words of a signature's form beyond its text. */
export const messages = {
  picture: 'Picture',
  choose: 'Choose a picture',
  replace: 'Replace the picture',
  remove: 'Remove the picture',
  removed: 'The picture was removed.',
  limits: '%{types}; up to %{size}. Emails show it at up to 300 × 120 pixels.',
  preview: 'As the couple will see it',
  greeting: 'Hello,',
  sample: 'Thank you for your request.',
  empty: 'There is no signature for this provider; your emails go out without one.',
};
