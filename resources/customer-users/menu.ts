import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineMenu } from '../../src/engine/definition/defineMenu.ts';

export default defineMenu({
  resource: 'customer-users',
  group: 'account',
  order: 90,
  icon: GroupOutlined,
  presentation: 'dialog',
  screens: ['list', 'create', 'edit', 'show'],
});
