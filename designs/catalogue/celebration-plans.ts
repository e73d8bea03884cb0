import type { CelebrationPlan } from './celebration-plan.ts';
import { furtherPlans } from './further-plans.ts';
import { mainPlans } from './main-plans.ts';
import { weddingPlan } from './wedding-plan.ts';

/** Weddings first: their themes hold the shop's default theme. */
export const celebrationPlans: readonly CelebrationPlan[] = [weddingPlan, ...mainPlans, ...furtherPlans];
