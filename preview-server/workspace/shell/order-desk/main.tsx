import { useDeskSession } from '../../store/orders/desk-session.ts';
import { mountPage } from '../desk/mount-desk.tsx';
import { DeskSignIn } from './desk-sign-in.tsx';
import { OrderDesk } from './order-desk.tsx';

mountPage(function Page() {
  const isOpen = useDeskSession(({ api }) => api !== undefined);
  return isOpen ? <OrderDesk /> : <DeskSignIn />;
});
