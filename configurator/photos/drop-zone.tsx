import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './drop-zone.module.css';

type DropZoneProps = {
  className: string | undefined;
  /** Whether there is a place for photos at all. */
  isOpen: boolean;
  /** @param slot that they were dropped on; null: somewhere else, or pasted */
  onFiles(files: readonly File[], slot: string | null): void;
  children: ReactNode;
};

/** Takes files that are dropped here, and pictures that are pasted anywhere on the page. */
export function DropZone({ className, isOpen, onFiles, children }: DropZoneProps) {
  const [isOver, setIsOver] = useState(false);
  const told = useRef(onFiles);
  useEffect(() => {
    told.current = onFiles;
  });
  useEffect(() => {
    if (!isOpen) return;
    const paste = (event: ClipboardEvent) => {
      const files = picturesOf(event.clipboardData);
      if (files.length === 0) return;
      event.preventDefault();
      told.current(files, null);
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, [isOpen]);
  const over = (event: DragEvent) => {
    if (!isOpen || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the same is done by buttons; dropping is a shortcut for a mouse
    <div
      className={`${className} ${styles.zone}`}
      data-over={isOver || undefined}
      onDragEnter={over}
      onDragLeave={() => setIsOver(false)}
      onDragOver={over}
      onDrop={(event) => {
        setIsOver(false);
        // Files of any type: one that cannot be printed is refused with a sentence.
        const files = [...event.dataTransfer.files];
        if (!isOpen || files.length === 0) return;
        event.preventDefault();
        onFiles(files, slotAt(event.target));
      }}
    >
      {children}
    </div>
  );
}

function picturesOf(pasted: DataTransfer | null): File[] {
  return [...(pasted?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
}

function slotAt(target: EventTarget): string | null {
  if (!(target instanceof Element)) return null;
  return target.closest('[data-photo-slot]')?.getAttribute('data-photo-slot') ?? null;
}
