import { mountDesk } from '../desk/mount-desk.tsx';
import { FlagDesk } from './flag-desk.tsx';

mountDesk(FlagDesk);
