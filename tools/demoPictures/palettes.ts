/** Colours of a scene, from the sky to the foreground. */
export interface Palette {
  name: string;
  sky: [top: string, middle: string, bottom: string];
  far: string;
  middle: string;
  near: string;
  ground: [far: string, near: string];
  /** Colour of lamps, candles and the sun. */
  light: string;
  cloth: [bright: string, shade: string];
  flowers: string[];
  leaf: [bright: string, dark: string];
  dark: string;
}

/** Six hand-picked palettes, which look better than random hues. */
export const palettes = {
  ivory: {
    name: 'ivory',
    sky: ['#cfdde2', '#eef0ea', '#fbf1df'],
    far: '#b4c2b0',
    middle: '#8fa588',
    near: '#5f7a5c',
    ground: ['#b9c79a', '#7f9a63'],
    light: '#fff4d6',
    cloth: ['#fffdf7', '#d9d3c4'],
    flowers: ['#fff8ec', '#f6e6d0', '#efd3c4', '#fdf3e4'],
    leaf: ['#9db289', '#56704f'],
    dark: '#2f3a33',
  },
  rose: {
    name: 'rose',
    sky: ['#e6c9cf', '#f6ddd6', '#fdf0e2'],
    far: '#d3b3b1',
    middle: '#b18f8c',
    near: '#7d6a62',
    ground: ['#c9bb9c', '#94886a'],
    light: '#ffe9d2',
    cloth: ['#fffaf6', '#e2cfc8'],
    flowers: ['#e9b7b3', '#d98f92', '#f5d6cd', '#fbe9e0', '#c9777d'],
    leaf: ['#a9ae8e', '#6a7357'],
    dark: '#4a3336',
  },
  sage: {
    name: 'sage',
    sky: ['#c9d6cf', '#e3e9dc', '#f4eedd'],
    far: '#a9baa8',
    middle: '#7d9482',
    near: '#4c6556',
    ground: ['#a8b892', '#6c8563'],
    light: '#fff1c9',
    cloth: ['#fdfcf5', '#cdd3c4'],
    flowers: ['#f8efe2', '#e7c9b5', '#ffffff', '#d7dcc8', '#c9a58f'],
    leaf: ['#a8bd9c', '#4d6b55'],
    dark: '#26352d',
  },
  dusk: {
    name: 'dusk',
    sky: ['#34426f', '#b77f86', '#f6b98a'],
    far: '#6b6080',
    middle: '#48486b',
    near: '#2b2f4c',
    ground: ['#6e6573', '#33344c'],
    light: '#ffd79a',
    cloth: ['#f9e6d6', '#a58f97'],
    flowers: ['#f2c9b8', '#d98f8b', '#fbe6d4', '#b9788a'],
    leaf: ['#6c7b72', '#2f403f'],
    dark: '#1b1e33',
  },
  night: {
    name: 'night',
    sky: ['#0f1730', '#27284a', '#6d4650'],
    far: '#2b2c4a',
    middle: '#1f2138',
    near: '#131526',
    ground: ['#453a45', '#1a1a2a'],
    light: '#ffc572',
    cloth: ['#f3d9bb', '#83685f'],
    flowers: ['#f1d2b4', '#d79c82', '#fbe9d2', '#a8656a'],
    leaf: ['#58685a', '#22302c'],
    dark: '#0b0d1a',
  },
  champagne: {
    name: 'champagne',
    sky: ['#d8c6ab', '#ecdfc8', '#faf2e2'],
    far: '#cdb899',
    middle: '#ab9270',
    near: '#775f45',
    ground: ['#d3bd9b', '#94775a'],
    light: '#fff0cc',
    cloth: ['#fffdf8', '#ddcfba'],
    flowers: ['#fff6ea', '#f0d9c2', '#e3bfa6', '#fbeadb'],
    leaf: ['#adb092', '#6d7356'],
    dark: '#3b2d22',
  },
} satisfies Record<string, Palette>;

export type PaletteName = keyof typeof palettes;
