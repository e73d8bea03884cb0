import type { ReactNode } from 'react';
import { AssetLibrary } from '../panels/assets/asset-library.tsx';
import { BlockChooser } from '../panels/block-tree/block-chooser.tsx';
import { CommandPalette } from '../panels/palette/command-palette.tsx';
import { LeaveDialog } from '../panels/saving/leave-dialog.tsx';
import { RefusalDialog } from '../panels/saving/refusal-dialog.tsx';
import { UnpublishDialog } from '../panels/saving/unpublish-dialog.tsx';
import { CreateStoryDialog } from '../panels/story-tree/dialogs/create-story-dialog.tsx';
import { DeleteStoryDialog } from '../panels/story-tree/dialogs/delete-story-dialog.tsx';
import { MoveStoryDialog } from '../panels/story-tree/dialogs/move-story-dialog.tsx';
import { RenameStoryDialog } from '../panels/story-tree/dialogs/rename-story-dialog.tsx';
import { UsageDialog } from '../panels/usage/usage-dialog.tsx';
import { VersionsDialog } from '../panels/versions/versions-dialog.tsx';
import { type OpenDialog, useDialog } from '../store/dialog-store.ts';

/** The dialog that is open, if one is. */
export function Dialogs() {
  const dialog = useDialog();
  return dialog ? dialogOf(dialog) : null;
}

function dialogOf(dialog: OpenDialog): ReactNode {
  switch (dialog.kind) {
    case 'palette':
      return <CommandPalette />;
    case 'create-story':
      return <CreateStoryDialog parent={dialog.parent} isFolder={dialog.isFolder} />;
    case 'rename-story':
      return <RenameStoryDialog story={dialog.story} />;
    case 'move-story':
      return <MoveStoryDialog story={dialog.story} />;
    case 'delete-story':
      return <DeleteStoryDialog story={dialog.story} />;
    case 'versions':
      return <VersionsDialog />;
    case 'usage':
      return <UsageDialog subjects={dialog.subjects} />;
    case 'refusal':
      return <RefusalDialog findings={dialog.findings} />;
    case 'unpublish':
      return <UnpublishDialog />;
    case 'leave':
      return <LeaveDialog proceed={dialog.proceed} />;
    case 'add-block':
      return <BlockChooser allowed={dialog.allowed} choose={dialog.choose} />;
    case 'assets':
      return (
        <AssetLibrary choose={dialog.choose} multiple={dialog.multiple} imagesOnly={dialog.imagesOnly} />
      );
  }
}
