import ReviewsOutlined from '@mui/icons-material/ReviewsOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'external-comments',
  group: 'pages',
  order: 37,
  icon: ReviewsOutlined,
  screens: ['list', 'show'],
  route: 'transfer-reviews/external-comments',
  inMenu: false,
});
