import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';
import { PendingCount } from './parts/PendingCount.tsx';

export default defineMenu({
  resource: 'leads',
  group: 'work',
  order: 10,
  icon: ForumOutlined,
  badge: PendingCount,
  screens: ['list', 'create', 'edit', 'show'],
});
