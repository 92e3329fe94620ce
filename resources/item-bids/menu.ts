import RequestQuoteOutlined from '@mui/icons-material/RequestQuoteOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'item-bids',
  group: 'pages',
  order: 31,
  icon: RequestQuoteOutlined,
  categories: ['bridal'],
  screens: ['list', 'show'],
  badge: { status: ['waiting'] },
});
