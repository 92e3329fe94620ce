import RateReviewOutlined from '@mui/icons-material/RateReviewOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'provider-testimonials',
  group: 'pages',
  order: 35,
  icon: RateReviewOutlined,
  screens: ['list', 'create', 'edit', 'show'],
  badge: { status: ['pending'] },
});
