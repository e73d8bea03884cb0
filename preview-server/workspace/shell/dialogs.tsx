import type { ReactNode } from 'react';
import { AssetLibrary } from '../panels/assets/asset-library.tsx';
import { AssistantsDialog } from '../panels/assistants/assistants-dialog.tsx';
import { SuggestionDialog } from '../panels/assistants/suggestion-dialog.tsx';
import { SuggestionsDialog } from '../panels/assistants/suggestions-dialog.tsx';
import { BlockChooser } from '../panels/block-library/block-chooser.tsx';
import { SaveSectionDialog } from '../panels/block-library/save-section-dialog.tsx';
import { SavedSectionsDialog } from '../panels/block-library/saved-sections-dialog.tsx';
import { CommentsDialog } from '../panels/comments/comments-dialog.tsx';
import { ConflictDialog } from '../panels/conflict/conflict-dialog.tsx';
import { TextMarkDialog } from '../panels/form/rich-text/text-mark-dialog.tsx';
import { MembersDialog } from '../panels/members/members-dialog.tsx';
import { CommandPalette } from '../panels/palette/command-palette.tsx';
import { CalendarDialog } from '../panels/planning/calendar-dialog.tsx';
import { CancelPlanDialog } from '../panels/planning/cancel-plan-dialog.tsx';
import { PlanDialog } from '../panels/planning/plan-dialog.tsx';
import { PreviewAddressesDialog } from '../panels/preview-addresses/preview-addresses-dialog.tsx';
import { NewReleaseDialog } from '../panels/releases/new-release-dialog.tsx';
import { ReleasesDialog } from '../panels/releases/releases-dialog.tsx';
import { ReplaceDialog } from '../panels/releases/replace-dialog.tsx';
import { SettleDialog } from '../panels/releases/settle-dialog.tsx';
import { ReviewDialog } from '../panels/review/review-dialog.tsx';
import { RefusalDialog } from '../panels/saving/refusal-dialog.tsx';
import { UnpublishDialog } from '../panels/saving/unpublish-dialog.tsx';
import { ShareDialog } from '../panels/sharing/share-dialog.tsx';
import { SpaceHealthDialog } from '../panels/space-health/space-health-dialog.tsx';
import { CreateStoryDialog } from '../panels/story-tree/dialogs/create-story-dialog.tsx';
import { DeleteStoryDialog } from '../panels/story-tree/dialogs/delete-story-dialog.tsx';
import { MoveStoryDialog } from '../panels/story-tree/dialogs/move-story-dialog.tsx';
import { RenameStoryDialog } from '../panels/story-tree/dialogs/rename-story-dialog.tsx';
import { TranslationListDialog } from '../panels/translation/translation-list-dialog.tsx';
import { UsageDialog } from '../panels/usage/usage-dialog.tsx';
import { CompareVersionsDialog } from '../panels/versions/compare-versions-dialog.tsx';
import { VersionsDialog } from '../panels/versions/versions-dialog.tsx';
import { WebhookLogDialog } from '../panels/webhooks/webhook-log-dialog.tsx';
import { type DialogProps, type OpenDialog, useDialog } from '../store/dialog-store.ts';

const dialogs: { [Kind in keyof DialogProps]: (props: DialogProps[Kind]) => ReactNode } = {
  palette: () => <CommandPalette />,
  'create-story': (props) => <CreateStoryDialog {...props} />,
  'rename-story': (props) => <RenameStoryDialog {...props} />,
  'move-story': (props) => <MoveStoryDialog {...props} />,
  'delete-story': (props) => <DeleteStoryDialog {...props} />,
  versions: () => <VersionsDialog />,
  'compare-versions': (props) => <CompareVersionsDialog {...props} />,
  members: () => <MembersDialog />,
  assistants: () => <AssistantsDialog />,
  suggestions: (props) => <SuggestionsDialog {...props} />,
  suggestion: (place) => <SuggestionDialog {...place} />,
  comments: () => <CommentsDialog />,
  review: () => <ReviewDialog />,
  share: () => <ShareDialog />,
  webhooks: () => <WebhookLogDialog />,
  'preview-addresses': () => <PreviewAddressesDialog />,
  'space-health': () => <SpaceHealthDialog />,
  translations: () => <TranslationListDialog />,
  usage: (props) => <UsageDialog {...props} />,
  refusal: (props) => <RefusalDialog {...props} />,
  unpublish: () => <UnpublishDialog />,
  plan: (props) => <PlanDialog {...props} />,
  'cancel-plan': (props) => <CancelPlanDialog {...props} />,
  calendar: (props) => <CalendarDialog {...props} />,
  conflict: () => <ConflictDialog />,
  releases: (props) => <ReleasesDialog {...props} />,
  'new-release': (props) => <NewReleaseDialog {...props} />,
  'settle-release': (props) => <SettleDialog {...props} />,
  'replace-everywhere': () => <ReplaceDialog />,
  'add-block': (props) => <BlockChooser {...props} />,
  'save-section': (props) => <SaveSectionDialog {...props} />,
  'saved-sections': () => <SavedSectionsDialog />,
  'text-mark': (props) => <TextMarkDialog {...props} />,
  assets: (choice) => <AssetLibrary choice={choice} />,
  library: () => <AssetLibrary />,
};

/** The dialog that is open, if one is. */
export function Dialogs() {
  const dialog = useDialog();
  return dialog ? shown(dialog) : null;
}

function shown<Kind extends keyof DialogProps>([kind, props]: OpenDialog<Kind>): ReactNode {
  return dialogs[kind](props);
}
