import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInPortal } from '../../testing/renderInPortal';
import { MatrixCell } from './MatrixCell';

it('shows the first letter of its value, and the full name on hover', () => {
  renderInPortal(
    <table>
      <tbody>
        <tr>
          <MatrixCell label="Kapanış, Kişiler" value="w" words="Yazma" changed={false} reached at="a" />
        </tr>
      </tbody>
    </table>,
  );
  expect(screen.getByText('Y')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Kapanış, Kişiler: Yazma' })).toHaveAttribute(
    'title',
    'Kapanış, Kişiler: Yazma',
  );
});
