import { type ComponentType, memo } from 'react';
import { Text } from '../../ui/layout/primitives';
import { PanelButton } from '../panel/PanelButton';
import { ToolGroup } from './BarParts';
import { FittedBar } from './FittedBar';
import { LoanEntries, LoanStart } from './LoanToolbar';
import { MainDrawer, MainStart } from './MainToolbar';
import { PaletteButton } from './PaletteButton';
import { PublicDrawer, PublicStart } from './PublicToolbar';
import { ToolbarTools } from './ToolbarTools';
import { UserMenu } from './UserMenu';

interface BarParts {
  /** Brand and entries. */
  readonly Start: ComponentType;
  readonly Palette?: ComponentType;
  readonly BeforeTools?: ComponentType;
  readonly LastTool?: ComponentType;
  readonly Drawer?: ComponentType;
}

// What the toolbars have in common stays while the user goes from one area to another.
const Palette = memo(PaletteButton);
const Tools = memo(ToolbarTools);
const User = memo(UserMenu);

const bars = {
  main: { Start: MainStart, Palette, LastTool: PanelButton, Drawer: MainDrawer },
  public: { Start: PublicStart, LastTool: PanelButton, Drawer: PublicDrawer },
  loan: { Start: LoanStart, Palette, BeforeTools: LoanEntries },
} as const satisfies Record<string, BarParts>;

export type BarKind = keyof typeof bars;

/** The toolbar of an area (SHELL-11, -12, -17, -19). */
export function Toolbar({ kind }: { readonly kind: BarKind }) {
  const { Start, Palette: Search, BeforeTools, LastTool, Drawer }: BarParts = bars[kind];
  return (
    <FittedBar content={kind}>
      <Start />
      <Text flex={1} minInlineSize={0} />
      {Search && <Search />}
      {BeforeTools && <BeforeTools />}
      <ToolGroup>
        <Tools />
        {LastTool && <LastTool />}
      </ToolGroup>
      <User />
      {Drawer && <Drawer />}
    </FittedBar>
  );
}
